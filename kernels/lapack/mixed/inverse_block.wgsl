// inverse_block: a block of a triangular solution, x := W y, where W is the inverse of the block on the diagonal.
// Storage   column-major, in fours of rows: W(i, j) from W[offW + j*BLOCK/4] on, zero beside its triangle. Of right-hand side c:
//           y[c*ldy + place + i] and x[c*ldx + place + i], i < nb
// Mapping   workgroup (x, y) -> ROWS rows, right-hand side y. Thread -> four rows and every THREADS/(ROWS/4)-th column; then a sum
// Tunables  BLOCK order of W  ROWS of a workgroup (a multiple of 4)  THREADS >= ROWS  DEPTH = BLOCK*ROWS/(4*THREADS) loads that are under
//           way at a time;  workgroup bytes 4*BLOCK + 16*THREADS
// Needs     nb <= BLOCK <= THREADS
// Source    inverted blocks as in TRTRI
const BLOCK: u32 = 256u;
const ROWS: u32 = 32u;
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;
const FOURS: u32 = ROWS / 4u;
const PHASES: u32 = THREADS / FOURS;

struct Params {
  baseX: u32,
  baseY: u32,
  nb: u32,
  offW: u32,
  place: u32,
  ldy: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read> W: array<vec4f>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> x: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> given: array<f32, BLOCK>;
var<workgroup> sums: array<vec4f, THREADS>;

@compute @workgroup_size(THREADS)
fn inverse_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tile = ROWS * (group.x + p.baseX);
  let side = group.y + p.baseY;
  let four = tile / 4u + t % FOURS;
  // @registers
  var w: array<vec4f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    w[u] = W[p.offW + four + min(t / FOURS + PHASES * u, p.nb - 1u) * (BLOCK / 4u)];
  }
  if (t < BLOCK) {
    given[t] = select(0.0, y[side * p.ldy + p.place + min(t, p.nb - 1u)], t < p.nb);
  }
  workgroupBarrier();
  var sum = vec4f(0.0);
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    sum = fma(w[u], vec4f(given[t / FOURS + PHASES * u]), sum);
  }
  sums[t] = sum;
  workgroupBarrier();
  if (t < ROWS && tile + t < p.nb) {
    var total = 0.0;
    for (var s = 0u; s < PHASES; s++) {
      total += sums[t / 4u + FOURS * s][t % 4u];
    }
    x[side * p.ldx + p.place + tile + t] = total;
  }
}
