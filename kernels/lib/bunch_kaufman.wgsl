// What the kernels of the Bunch-Kaufman factorization agree on. Row i and column j count in the order of elimination: an upper triangle is
// read from its last row and column backwards, so that it is a lower one; `upper` is then 1.
const ALPHA: f32 = 0.6403882032022076; // (1 + sqrt 17) / 8
const ZERO: u32 = 0u; // nothing in column k is above 2^-126
const LARGE: u32 = 1u; // A(k,k) is large enough, whatever else there is
const SEARCHED: u32 = 2u; // the column of the largest element has been searched too

fn stored(i: u32) -> u32 {
  return select(i, p.n - 1u - i, p.upper == 1u);
}

// Of an element of the triangle the one across the diagonal.
fn mirrored(x: V) -> V {
  return select(x, conj(x), HERMITIAN == 1u);
}

// Of an element of the diagonal what counts.
fn onDiagonal(x: V) -> V {
  return select(x, ofReal(realPart(x)), HERMITIAN == 1u);
}
