// gemv_sum: y := alpha (sum of the slices of W) + beta y, the second half of gemv, symv and trmv. Also copies a vector
// (one slice, beta = 0) and scales one (no slice).
// Storage   y(i) = y[offY + i*incY]; slice s has W[offW + i*incW + s*ldw]
// Mapping   workgroup (x) -> `rows` elements (a power of two up to THREADS);
//           thread -> one element, every THREADS/rows-th slice; then a tree
// Tunables  THREADS (a power of two)  DEPTH slices in flight per thread   T, of which y is, V COMPLEX: lib/field   S, of which W
//           is: V, or halves   workgroup bytes = THREADS*size(V)
// Needs     nothing. beta = 0 never reads y. Loads are made whatever the slice, at one that exists, so that they overlap. With `tile` not
//           0, slices and elements belong to a triangle of tiles of that order: element i has only the slices 0..i/tile (after = 0) or
//           i/tile.. (after = 1), the others of W hold nothing
// Source    a sum in a fixed order: the same call gives the same bits
// @use lib/field
// @use lib/factor
// @use lib/field_double
alias S = V;
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;

struct Params {
  baseX: u32,
  n: u32,
  slices: u32,
  rows: u32,
  offW: i32,
  incW: i32,
  ldw: u32,
  tile: u32,
  after: u32,
  offY: i32,
  incY: i32,
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> W: array<S>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS>;

@compute @workgroup_size(THREADS)
fn gemv_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * p.rows + t % p.rows;
  let here = min(i, p.n - 1u);
  var first = 0u;
  var last = p.slices;
  if (p.tile > 0u) {
    let own = here / p.tile;
    first = select(0u, own, p.after == 1u);
    last = select(min(own + 1u, last), last, p.after == 1u);
  }
  let step = THREADS / p.rows;
  let place = p.offW + i32(here) * p.incW;
  var sum = V();
  // @registers
  var w: array<V, DEPTH>;
  for (var s = first + t / p.rows; s < last; s += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      w[u] = V(W[place + i32(min(s + u * step, last - 1u) * p.ldw)]);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum = add(sum, select(V(), w[u], s + u * step < last));
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = add(sums[t], sums[t + half]);
    }
  }
  if ((t < p.rows) & (i < p.n)) {
    let at = p.offY + i32(i) * p.incY;
    var value = byFactor(p.alpha, sums[t]);
    if (p.slices == 0u) {
      value = V();
    }
    if (!isZeroV(p.beta)) {
      value = madFactor(p.beta, V(y[at]), value);
    }
    y[at] = T(value);
  }
}
