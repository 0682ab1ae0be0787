// gmres_dots: parts of V^T w for the vectors of a basis, in double-single arithmetic: a part is the sum over ROWS rows.
// Storage   pairs: V[i + n*(l + (most + 1)*c)] vector l of column c's basis, W[i + n*c], P[part + parts*(l + (most + 1)*c)]
// Mapping   workgroup (x, y, z) -> part x of vector y, column z; thread t -> rows t, t + THREADS, ... of the part; a tree over the threads
// Tunables  THREADS (32..256, a power of two)  ROWS a multiple of it  KEPT, FUSED as in ds_product
// Needs     zero = 0
// Source    lib/double_single
const THREADS: u32 = 64u;
const ROWS: u32 = 512u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  n: u32,
  most: u32,
  parts: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> V: array<vec2f>;
@group(0) @binding(1) var<storage, read> W: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> P: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/double_single

var<workgroup> sums: array<vec3f, THREADS>;

@compute @workgroup_size(THREADS)
fn gmres_dots(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let part = group.x + p.baseX;
  let l = group.y + p.baseY;
  let c = group.z + p.baseZ;
  let vector = l + (p.most + 1u) * c;
  let end = min((part + 1u) * ROWS, p.n);
  var sum = vec3f(0.0);
  for (var i = part * ROWS + t; i < end; i += THREADS) {
    sum = sumMultiplyAdd(sum, V[i + p.n * vector], W[i + p.n * c]);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      let other = sums[t + half];
      sum = sumAdd(sumAdd(sumAdd(sum, other.x), other.y), other.z);
      sums[t] = sum;
    }
  }
  if (t == 0u) {
    P[part + p.parts * vector] = sumPair(sum);
  }
}
