// ds_product: W := A X in slices, in double-single arithmetic: W(i, s, c) = the sum of A(i, j) X(j, c) over the columns j of slice s.
// Storage   A(i, j) = H[offH + i + j*ldh] + L[offL + i + j*ldl]; X(j, c) = the sum of the pair X[j + c*ldx], W alike: W[i + m*(s + slices*c)]
// Mapping   workgroup (x, y, z) -> THREADS rows, slice y of `slice` columns, column z of X; thread -> one row
// Tunables  THREADS (32..256)  KEPT, FUSED 0 or 1: see lib/double_single; which of them is right only a trial tells
// Needs     zero = 0
// Source    lib/double_single; slices as in gemv_n
const THREADS: u32 = 64u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  slice: u32,
  slices: u32,
  offH: u32,
  ldh: u32,
  offL: u32,
  ldl: u32,
  ldx: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> H: array<f32>;
@group(0) @binding(1) var<storage, read> L: array<f32>;
@group(0) @binding(2) var<storage, read> X: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> W: array<vec2f>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/double_single

@compute @workgroup_size(THREADS)
fn ds_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * THREADS + t;
  let s = group.y + p.baseY;
  let column = group.z + p.baseZ;
  if (row >= p.m) {
    return;
  }
  let end = min((s + 1u) * p.slice, p.n);
  var sum = vec2f(0.0);
  for (var j = s * p.slice; j < end; j++) {
    let a = vec2f(H[p.offH + row + j * p.ldh], L[p.offL + row + j * p.ldl]);
    sum = dsMultiplyAdd(a, X[j + column * p.ldx], sum);
  }
  W[row + p.m * (s + p.slices * column)] = sum;
}
