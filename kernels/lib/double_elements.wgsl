// Elements of kernels that are written for doubles alone, with the names that lib/field has: T as they are stored, which is also V, as they
// are computed with, R real numbers. The host sets T, V and COMPLEX together (runtime/representation.ts).
alias T = vec2u;
alias V = vec2u;
alias R = vec2u;
const COMPLEX: u32 = 0u;
const REAL: u32 = 1u - COMPLEX;
const DOUBLE: u32 = 1u;

fn widen(x: T) -> V {
  return x;
}

fn narrow(x: V) -> T {
  return x;
}
// @use lib/field_double
// @use lib/keyed_double
