// gmres_correct: x := x + Z y for the directions of a Krylov space, in double-single arithmetic.
// Storage   Z[i + n*(l + most*c)] singles; pairs Y[l + most*c], X[i + n*c]
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one row
// Tunables  THREADS (32..256)  KEPT, FUSED as in ds_product
// Needs     zero = 0
// Source    lib/double_single
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  count: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> Z: array<f32>;
@group(0) @binding(1) var<storage, read> Y: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> X: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/double_single

@compute @workgroup_size(THREADS)
fn gmres_correct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (i >= p.n) {
    return;
  }
  var sum = vec3f(X[i + p.n * c], 0.0);
  for (var l = 0u; l < p.count; l++) {
    sum = sumMultiplyAdd(sum, Y[l + p.most * c], vec2f(Z[i + p.n * (l + p.most * c)], 0.0));
  }
  X[i + p.n * c] = sumPair(sum);
}
