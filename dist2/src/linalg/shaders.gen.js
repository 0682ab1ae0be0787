// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
export const strided_sum = `
alias T = f32;
const THREADS: u32 = 256u;
const SUM: u32 = 1u;
const TIMES: u32 = 1u;
const TRIANGLE: u32 = 0u;
struct Params {
  baseX: u32,
  count: u32,
  n1: u32,
  n2: u32,
  n3: u32,
  offC: u32,
  offA: u32,
  a0: u32,
  a1: u32,
  a2: u32,
  a3: u32,
  offB: u32,
  b0: u32,
  b1: u32,
  b2: u32,
  b3: u32,
  depth: u32,
  inner: u32,
  sumA0: u32,
  sumA1: u32,
  sumB0: u32,
  sumB1: u32,
  part: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> C: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
// @when TIMES
@group(0) @binding(3) var<storage, read> B: array<T>;
// @end
@compute @workgroup_size(THREADS)
fn strided_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.count) {
    return;
  }
  let i3 = i % p.n3;
  let r2 = i / p.n3;
  let i2 = r2 % p.n2;
  let r1 = r2 / p.n2;
  let i1 = r1 % p.n1;
  let i0 = r1 / p.n1;
  let a = p.offA + i0 * p.a0 + i1 * p.a1 + i2 * p.a2 + i3 * p.a3;
  if (SUM == 0u) {
    // @when TRIANGLE
    let isKept = select(i3 > i2, select(i3 <= i2, i3 >= i2, p.part == 1u), p.part != 3u);
    if (!isKept) {
      C[p.offC + i] = T(select(0u, 0x3f800000u, p.part == 3u && i3 == i2));
      return;
    }
    // @end
    C[p.offC + i] = A[a];
    return;
  }
  // @when TIMES
  let b = p.offB + i0 * p.b0 + i1 * p.b1 + i2 * p.b2 + i3 * p.b3;
  // @end
  var sum = T(0);
  for (var l = 0u; l < p.depth; l++) {
    let l0 = l / p.inner;
    let l1 = l % p.inner;
    let x = A[a + l0 * p.sumA0 + l1 * p.sumA1];
    // @when TIMES
    sum += x * B[b + l0 * p.sumB0 + l1 * p.sumB1];
    // @end
    if (TIMES == 0u) {
      sum += x;
    }
  }
  C[p.offC + i] = sum;
}
`;
