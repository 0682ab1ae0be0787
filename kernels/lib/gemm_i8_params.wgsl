// Factors and result of a product of bytes, factors in vectors of 16 depths.
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slabs: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
  alpha: i32,
  beta: i32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// C(i, j) := alpha sum + beta C(i, j), if C has such an element. beta = 0 never reads C.
fn store(sum: i32, i: u32, j: u32) {
  if ((i < p.m) & (j < p.n)) {
    let at = p.offC + i + j * p.ldc;
    var value = p.alpha * sum;
    if (p.beta != 0) {
      value += p.beta * C[at];
    }
    C[at] = value;
  }
}
