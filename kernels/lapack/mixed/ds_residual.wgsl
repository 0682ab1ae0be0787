// ds_residual: R := B - the sum of the slices that ds_product has left, in double-single arithmetic.
// Storage   pairs whose sum is the number: B[offB + i + c*ldb], R[offR + i + c*ldr], W[i + m*(s + slices*c)]; wanted as in ds_product
// Mapping   workgroup (x, y) -> THREADS / PARTS rows, column y; thread -> one row of them, every PARTS-th slice, and the first threads add
//           up what those of their row have
// Tunables  THREADS (32..256, a multiple of PARTS)  KEPT, FUSED as in ds_product
// Needs     zero = 0
// Source    lib/double_single
const THREADS: u32 = 64u;
const PARTS: u32 = 4u;
const ROWS: u32 = THREADS / PARTS;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  slices: u32,
  offB: u32,
  ldb: u32,
  offR: u32,
  ldr: u32,
  first: u32,
  masked: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> W: array<vec2f>;
@group(0) @binding(1) var<storage, read> B: array<vec2f>;
@group(0) @binding(2) var<storage, read> wanted: array<u32>;
@group(0) @binding(3) var<storage, read_write> R: array<vec2f>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/double_single

var<workgroup> sums: array<vec3f, THREADS>;

@compute @workgroup_size(THREADS)
fn ds_residual(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * ROWS + t % ROWS;
  let column = group.y + p.baseY;
  var open = row < p.m;
  if (p.masked == 1u) {
    open = open && wanted[p.first + column] != 0u;
  }
  var sum = vec3f(0.0);
  if (open) {
    for (var s = t / ROWS; s < p.slices; s += PARTS) {
      let w = W[row + p.m * (s + p.slices * column)];
      sum = sumAdd(sumAdd(sum, -w.x), -w.y);
    }
  }
  sums[t] = sum;
  workgroupBarrier();
  if (t >= ROWS || !open) {
    return;
  }
  let b = B[p.offB + row + column * p.ldb];
  sum = sumAdd(sumAdd(sum, b.x), b.y);
  for (var part = 1u; part < PARTS; part++) {
    let other = sums[t + part * ROWS];
    sum = sumAdd(sumAdd(sumAdd(sum, other.x), other.y), other.z);
  }
  R[p.offR + row + column * p.ldr] = sumPair(sum);
}
