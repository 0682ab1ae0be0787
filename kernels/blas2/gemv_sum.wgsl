// gemv_sum: y := alpha (sum of the slices of W) + beta y, the second half of gemv, symv and trmv. Also copies a vector (one slice, beta = 0)
// and scales one (no slice).
// Storage   y(i) = y[offY + i*incY]; term l of slice s is W[offW + i*incW + s*ldw + l], l < lanes
// Mapping   workgroup (x) -> ROWS elements; thread -> one element, every GROUPS-th slice
// Tunables  ROWS (32..64)  GROUPS (4..8)   workgroup bytes = ROWS*GROUPS*4
// Needs     nothing. beta = 0 never reads y. With `tile` not 0, slices and elements belong to a triangle of tiles of that order: element i has
//           only the slices 0..i/tile (after = 0) or i/tile.. (after = 1), the others of W hold nothing
// Source    a sum in a fixed order: the same call gives the same bits
const ROWS: u32 = 32u;
const GROUPS: u32 = 8u;
const THREADS: u32 = ROWS * GROUPS;

struct Params {
  baseX: u32,
  n: u32,
  slices: u32,
  lanes: u32,
  offW: i32,
  incW: i32,
  ldw: u32,
  tile: u32,
  after: u32,
  offY: i32,
  incY: i32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn gemv_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * ROWS + t % ROWS;
  var first = 0u;
  var last = p.slices;
  if (p.tile > 0u) {
    let own = i / p.tile;
    first = select(0u, own, p.after == 1u);
    last = select(min(own + 1u, last), last, p.after == 1u);
  }
  var sum = 0.0;
  if (i < p.n) {
    for (var s = first + t / ROWS; s < last; s += GROUPS) {
      let at = p.offW + i32(i) * p.incW + i32(s * p.ldw);
      for (var l = 0u; l < p.lanes; l++) {
        sum += W[at + i32(l)];
      }
    }
  }
  sums[t] = sum;
  workgroupBarrier();
  if ((t < ROWS) & (i < p.n)) {
    for (var g = 1u; g < GROUPS; g++) {
      sum += sums[g * ROWS + t];
    }
    let at = p.offY + i32(i) * p.incY;
    var value = p.alpha * sum;
    if (p.slices == 0u) {
      value = 0.0;
    }
    if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
      value = fma(p.beta, y[at], value);
    }
    y[at] = value;
  }
}
