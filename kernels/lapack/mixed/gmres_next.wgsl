// gmres_next: the next vector of a basis, v := w s with s about 1 / |w|, also in singles, to be solved for; s, which is zero where w is.
// Storage   pairs W[i + n*c], V[i + n*(l + (most + 1)*c)], l = vector; Q[x + groups*c] parts of |w|^2; D[i + n*c]; H[first + size*c] := s
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one row; every workgroup adds up |w|^2 for itself
// Tunables  THREADS (32..256, a power of two)  KEPT, FUSED as in ds_product
// Needs     zero = 0. |v| is 1 but for the rounding errors of singles: w = v / s is what counts, and that is exact to 48 bits
// Source    lib/double_single
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  vector: u32,
  groups: u32,
  first: u32,
  size: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> W: array<vec2f>;
@group(0) @binding(1) var<storage, read> Q: array<f32>;
@group(0) @binding(2) var<storage, read_write> V: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> D: array<f32>;
@group(0) @binding(4) var<storage, read_write> H: array<f32>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/double_single
// @use lib/sum_tree

@compute @workgroup_size(THREADS)
fn gmres_next(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let c = group.y + p.baseY;
  var sum = 0.0;
  for (var k = t; k < p.groups; k += THREADS) {
    sum += Q[k + p.groups * c];
  }
  addUp(t, sum, 1u);
  workgroupBarrier();
  // By its bits: neither zero, nor what is too small to be divided by, nor infinity, nor NaN.
  let bits = bitcast<u32>(totals[0]);
  let usable = bits >= 0x00800000u && bits < 0x7f800000u;
  let s = select(0.0, inverseSqrt(select(1.0, totals[0], usable)), usable);
  let i = x * THREADS + t;
  if (i < p.n) {
    let w = W[i + p.n * c];
    let product = twoProduct(w.x, s);
    let v = quickTwoSum(product.x, kept(product.y + kept(w.y * s)));
    V[i + p.n * (p.vector + (p.most + 1u) * c)] = v;
    D[i + p.n * c] = v.x;
  }
  if (i == 0u) {
    H[p.first + p.size * c] = s;
  }
}
