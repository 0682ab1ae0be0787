// svd_scale: matrices of a batch into a workspace, each scaled by a power of two so that A^T A is of the size that sytrd wants.
// Storage   A(i, j), m x n, lib/batch_problem; with `inner` the upper triangle of order n at z*strideW, by columns of ldW elements, instead.
//           P[z*ld*ld + i + j*ld] := A(i, j) 2^shifts[z], and zeros beyond its rows and columns. orders[z]: n, or 0 where A is not finite,
//           and then P is zero; with `inner` also where state[z] is not 0 before. state[z] := whether that is so
// Mapping   workgroup x -> problem: A once for the largest element, once to be written
// Tunables  THREADS (64..256, a multiple of 16)   workgroup bytes = 4*THREADS + 64
// Source    elementwise
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  inner: u32,
  strideW: u32,
  ldW: u32,
  ld: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> P: array<f32>;
@group(0) @binding(2) var<storage, read_write> orders: array<u32>;
@group(0) @binding(3) var<storage, read_write> shifts: array<i32>;
@group(0) @binding(4) var<storage, read_write> state: array<u32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/sytrd_scale
// @use lib/group_reduce

@compute @workgroup_size(THREADS)
fn svd_scale(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let inner = p.inner != 0u;
  let n = own.n;
  let m = select(own.m, n, inner);
  var place = own.A;
  if (inner) {
    place = Place(z * p.strideW, 1u, p.ldW);
  }
  // Neighbours in memory are neighbours among the threads.
  let byRows = place.cs == 1u;
  var largest = 0u;
  for (var e = t; e < p.ld * p.ld; e += THREADS) {
    let i = select(e % p.ld, e / p.ld, byRows);
    let j = select(e / p.ld, e % p.ld, byRows);
    if ((i < m) & (j < n) & (!inner | (i <= j))) {
      largest = max(largest, bitcast<u32>(A[place.off + i * place.rs + j * place.cs]) & 0x7fffffffu);
    }
  }
  largest = maxOver(t, largest);
  // By bits: compilers may assume that there is no NaN.
  var wild = largest >= 0x7f800000u;
  if (inner) {
    wild = wild | (state[z] != 0u);
  }
  // Squares of 2^7, 128 of them, are 2^21. What is so small that 2^80 does not help is not worth much.
  let shift = select(min(80, 6 - exponentOf(largest)), 0, wild | (largest == 0u));
  for (var e = t; e < p.ld * p.ld; e += THREADS) {
    let i = select(e % p.ld, e / p.ld, byRows);
    let j = select(e / p.ld, e % p.ld, byRows);
    var value = 0.0;
    if ((i < m) & (j < n) & (!inner | (i <= j)) & !wild) {
      value = scaledOne(A[place.off + i * place.rs + j * place.cs], shift);
    }
    P[z * p.ld * p.ld + i + j * p.ld] = value;
  }
  workgroupBarrier(); // all have read the state
  if (t == 0u) {
    orders[z] = select(n, 0u, wild);
    shifts[z] = shift;
    state[z] = select(0u, 1u, wild);
  }
}
