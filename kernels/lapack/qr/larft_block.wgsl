// larft_block: the triangular factors of blocks of ORDER reflectors, H = I - V T V^H, from V^H V and tau; zeros in the rest of T.
// Storage   G[offG + i + j*ldg] = v(i)^H v(j), i < j; tau[offTau + j], j < count; triangle[offT + i + j*ldt], i, j < k
// Mapping   workgroup (x) -> columns x*ORDER.. of T; thread t -> row t of the block, then of the zeros
// Tunables  ORDER (8..32) reflectors of a block, at most THREADS  THREADS (32..256); workgroup bytes = size(V)*ORDER*(ORDER + 5)
// Needs     Reflectors count..k-1 are the identity. Rows of T do not depend on each other.
// Source    LAPACK xLARFT
// @use lib/field
const ORDER: u32 = 32u;
const THREADS: u32 = 64u;

struct Params {
  k: u32,
  count: u32,
  offG: u32,
  ldg: u32,
  offTau: u32,
  offT: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> G: array<T>;
@group(0) @binding(1) var<storage, read> tau: array<T>;
@group(0) @binding(2) var<storage, read_write> triangle: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/larft_row

@compute @workgroup_size(THREADS)
fn larft_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = group.x * ORDER;
  let order = min(ORDER, p.k - first);
  for (var id = t; id < ORDER * ORDER; id += THREADS) {
    let i = id % ORDER;
    let j = id / ORDER;
    let inside = i < j && first + j < p.count;
    let place = select(0u, first + i + (first + j) * p.ldg, inside);
    products[i * LINE + j] = select(V(), widen(G[p.offG + place]), inside);
  }
  if (t < ORDER) {
    scales[t] = select(V(), widen(tau[p.offTau + min(first + t, p.count - 1u)]), first + t < p.count);
  }
  workgroupBarrier();
  if (t < order) {
    factorRow(t, p.offT + first + t + first * p.ldt, order);
  }
  for (var i = t; i < p.k; i += THREADS) {
    if (i < first || i >= first + order) {
      for (var j = 0u; j < order; j++) {
        triangle[p.offT + i + (first + j) * p.ldt] = T();
      }
    }
  }
}
