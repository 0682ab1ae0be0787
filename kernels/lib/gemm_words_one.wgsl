// Elements of C for kernels that have it as an array of words, of type TC: see gemm_words.
// @when REAL
fn loadC(at: u32) -> V {
  return V(C[at]);
}

fn storeC(at: u32, x: V) {
  C[at] = TC(x);
}
// @end
// @when COMPLEX
fn loadC(at: u32) -> V {
  return V(C[at], C[at + 1u]);
}

fn storeC(at: u32, x: V) {
  C[at] = x.x;
  C[at + 1u] = x.y;
}
// @end
