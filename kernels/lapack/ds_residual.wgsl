// ds_residual: R := B - the sum of the slices that ds_product has left, in double-single arithmetic.
// Storage   pairs whose sum is the number: B[i + c*ldb], R[i + c*ldr], W[i + m*(s + slices*c)]
// Mapping   workgroup (x, y) -> THREADS rows, column y; thread -> one row
// Tunables  THREADS (32..256)  KEPT, FUSED as in ds_product
// Needs     zero = 0
// Source    lib/double_single
const THREADS: u32 = 64u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  slices: u32,
  ldb: u32,
  ldr: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> W: array<vec2f>;
@group(0) @binding(1) var<storage, read> B: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> R: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/double_single

@compute @workgroup_size(THREADS)
fn ds_residual(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * THREADS + t;
  let column = group.y + p.baseY;
  if (row >= p.m) {
    return;
  }
  var sum = B[row + column * p.ldb];
  for (var s = 0u; s < p.slices; s++) {
    sum = dsAdd(sum, -W[row + p.m * (s + p.slices * column)]);
  }
  R[row + column * p.ldr] = sum;
}
