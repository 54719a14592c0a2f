//! The certificate by which lines are safe.

use std::path::Path;
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// What HTTP/2 is called where it is chosen (ALPN).
pub(crate) const HTTP_2: &[u8] = b"h2";

/// Certificate and key, read and found to belong together.
#[derive(Clone, Debug)]
pub struct Certificate(Arc<ServerConfig>);

/// What is wrong with them.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum BadCertificate {
    /// The chain cannot be read, or there is none in its file.
    Chain,
    /// The key cannot be read, or there is none in its file.
    Key,
    /// The key is of another certificate, or of a kind that is not known here.
    Pair,
}

impl Certificate {
    /// Reads both from PEM files.
    pub fn load(chain: &Path, key: &Path) -> Result<Certificate, BadCertificate> {
        let chain =
            CertificateDer::pem_file_iter(chain).and_then(Iterator::collect::<Result<_, _>>);
        let chain: Vec<_> = chain.map_err(|_| BadCertificate::Chain)?;
        if chain.is_empty() {
            return Err(BadCertificate::Chain);
        }
        let key = PrivateKeyDer::from_pem_file(key).map_err(|_| BadCertificate::Key)?;
        let config = ServerConfig::builder_with_provider(ring::default_provider().into());
        let config = config.with_safe_default_protocol_versions();
        let config = config.expect("the provider has all it needs").with_no_client_auth();
        let mut config = config.with_single_cert(chain, key).map_err(|_| BadCertificate::Pair)?;
        config.alpn_protocols = vec![HTTP_2.to_vec(), b"http/1.1".to_vec()];
        Ok(Certificate(config.into()))
    }

    pub(crate) fn config(&self) -> Arc<ServerConfig> {
        self.0.clone()
    }
}
