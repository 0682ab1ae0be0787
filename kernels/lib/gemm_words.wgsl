// Products of complex matrices are products of real ones, of what lies in memory: C and op(B) are matrices of their real and imaginary
// parts, one below the other, op(A) has [re -im; im re] for each element. Rows, depths, leading dimensions, offsets and strides count such
// words and are even. Only fetching A and a transposed B knows of it, and the arithmetic with alpha and beta.
// CONJ_A, CONJ_B 1: the operand is conjugated besides being transposed
// @use lib/field
const PARTS: u32 = 1u + COMPLEX;
const CONJ_A: u32 = 0u;
const CONJ_B: u32 = 0u;

// @when REAL
alias Word = T;

// x y and x y + z for four rows of a column.
fn mulFour(x: V, y: vec4<R>) -> vec4<R> {
  return x * y;
}

fn madFour(x: V, y: vec4<R>, z: vec4<R>) -> vec4<R> {
  return fma(vec4<R>(x), y, z);
}

fn isOneV(x: V) -> bool {
  return false; // a product with 1 is as good
}
// @end
// @when COMPLEX
alias Word = R;

fn mulFour(x: V, y: vec4<R>) -> vec4<R> {
  return fma(vec4<R>(x.x), y, x.y * vec4<R>(-y.y, y.x, -y.w, y.z));
}

fn madFour(x: V, y: vec4<R>, z: vec4<R>) -> vec4<R> {
  return fma(vec4<R>(x.x), y, fma(vec4<R>(x.y), vec4<R>(-y.y, y.x, -y.w, y.z), z));
}

// Then there is no product: what is no number in one part, as beside the diagonal of a Hermitian matrix, must not come into the other.
fn isOneV(x: V) -> bool {
  return all(x == V(1.0, 0.0));
}
// @end
