// Elements of kernels that are written for doubles alone: T as they are stored, COMPLEX 1: pairs of real and imaginary part.
// @use lib/double
alias T = vec2u;
const COMPLEX: u32 = 0u;
const REAL: u32 = 1u - COMPLEX;
const PARTS: u32 = 1u + COMPLEX;

// @when REAL
fn partOf(x: T, k: u32) -> vec2u {
  return x;
}

fn sizeOf(x: T) -> vec2u {
  return dAbs(x);
}
// @end
// @when COMPLEX
fn partOf(x: T, k: u32) -> vec2u {
  return select(x.xy, x.zw, k == 1u);
}

// |Re| + |Im|
fn sizeOf(x: T) -> vec2u {
  return dAdd(dAbs(x.xy), dAbs(x.zw));
}
// @end
