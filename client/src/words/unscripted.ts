/** What the page says where no script runs; written into it when it is built. */
export const NEEDS_SCRIPT = 'page-needs-script';
