//! Where legal actions are put.

/// A list that is written: a closure that takes one action at a time, or a buffer that takes many.
pub trait List<A> {
    fn push(&mut self, action: A);

    /// Adds an action for each of the first `count` of these. A buffer may write one for all of them
    /// and count only those: no branch for each.
    #[inline]
    fn push_each<T: Copy, const N: usize>(
        &mut self,
        of: &[T; N],
        count: usize,
        action: impl Fn(T) -> A,
    ) {
        of.iter().take(count).for_each(|&it| self.push(action(it)));
    }
}

impl<A, F: FnMut(A)> List<A> for F {
    #[inline]
    fn push(&mut self, action: A) {
        self(action);
    }
}
