// svd_augment: symmetric matrices of twice the order whose smallest eigenvalues are the singular values of a batch of square ones, times -1.
// Storage   W(i, j) of problem z at z*strideW + i + j*ldW, n x n, n as lib/batch_problem has it; with `inner` the upper triangle, and zeros
//           for the rest. X[z*ld*ld + i + j*ld] := [0 W; W^T 0] times 2^shifts[z], which lib/sytrd_scale chooses; orders[z]: 2n, or 0 where
//           odd[z] is not 0 or W is not finite, and then X is anything
// Mapping   workgroup x -> problem: W once for the largest element, once to be written
// Tunables  THREADS (64..256, a multiple of 16)   workgroup bytes = 4*THREADS + 64
// Source    elementwise
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  inner: u32,
  strideW: u32,
  ldW: u32,
  ld: u32, // twice the padded order
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read> odd: array<u32>;
@group(0) @binding(2) var<storage, read_write> X: array<f32>;
@group(0) @binding(3) var<storage, read_write> orders: array<u32>;
@group(0) @binding(4) var<storage, read_write> shifts: array<i32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/sytrd_scale
// @use lib/group_reduce

@compute @workgroup_size(THREADS)
fn svd_augment(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let n = problem(z).n;
  let begin = z * p.strideW;
  var largest = 0u;
  for (var e = t; e < n * n; e += THREADS) {
    let i = e % n;
    let j = e / n;
    if ((p.inner == 0u) | (i <= j)) {
      largest = max(largest, bitcast<u32>(W[begin + i + j * p.ldW]) & 0x7fffffffu);
    }
  }
  largest = maxOver(t, largest);
  // By bits: compilers may assume that there is no NaN.
  let wild = (largest >= 0x7f800000u) | (odd[z] != 0u);
  let shift = select(shiftOf(largest), 0, wild);
  if (t == 0u) {
    orders[z] = select(2u * n, 0u, wild);
    shifts[z] = shift;
  }
  let to = z * p.ld * p.ld;
  for (var e = t; e < 4u * n * n; e += THREADS) {
    let i = e % (2u * n);
    let j = e / (2u * n);
    // Of the two blocks that are not zero the lower one is the transpose.
    let row = min(i, j);
    let column = max(i, j) - n;
    var value = 0.0;
    if ((row < n) & (max(i, j) >= n) & ((p.inner == 0u) | (row <= column))) {
      value = scaledOne(W[begin + row + column * p.ldW], shift);
    }
    X[to + i + j * p.ld] = value;
  }
}
