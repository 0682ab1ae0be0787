// inverse_product: a step of a triangular solution by inverted blocks, y := A x, or with SUBTRACT y := y - A x. First A is the inverse of a
// block on the diagonal, of which the block of the solution comes, then what stands in the block's columns for the rest.
// Storage   column-major, in fours of rows: A(i, j) from A[offA + j*lda] on, i < m, j < n.
//           Of right-hand side c: x[offX + j + c*ldx], y[offY + i + c*ldy]
// Mapping   workgroup (x, y) -> ROWS rows, right-hand side y. Thread -> four rows and every PHASES-th column; then a sum
// Tunables  BLOCK columns at most  ROWS of a workgroup (a multiple of 4)  THREADS >= ROWS
//           DEPTH = BLOCK*ROWS/(4*THREADS) loads that are under way at a time   workgroup bytes 4*BLOCK + 16*THREADS
// Needs     n <= BLOCK <= THREADS; fours of rows can be loaded to the last. x and y in different buffers
// Source    inverted blocks as in TRTRI, right-looking substitution
const BLOCK: u32 = 256u;
const ROWS: u32 = 32u;
const THREADS: u32 = 256u;
const SUBTRACT: u32 = 0u;
const FOURS: u32 = ROWS / 4u;
const PHASES: u32 = THREADS / FOURS;
const DEPTH: u32 = BLOCK / PHASES;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offX: u32,
  ldx: u32,
  offY: u32,
  ldy: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4f>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> given: array<f32, BLOCK>;
var<workgroup> sums: array<vec4f, THREADS>;

@compute @workgroup_size(THREADS)
fn inverse_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tile = ROWS * (group.x + p.baseX);
  let side = group.y + p.baseY;
  let four = p.offA + min(tile / 4u + t % FOURS, (p.m - 1u) / 4u);
  // @registers
  var a: array<vec4f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = A[four + min(t / FOURS + PHASES * u, p.n - 1u) * p.lda];
  }
  if (t < BLOCK) {
    given[t] = select(0.0, x[p.offX + min(t, p.n - 1u) + side * p.ldx], t < p.n);
  }
  workgroupBarrier();
  var sum = vec4f(0.0);
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    sum = fma(a[u], vec4f(given[t / FOURS + PHASES * u]), sum);
  }
  sums[t] = sum;
  workgroupBarrier();
  if (t < ROWS && tile + t < p.m) {
    var total = 0.0;
    for (var s = 0u; s < PHASES; s++) {
      total += sums[t / 4u + FOURS * s][t % 4u];
    }
    let at = p.offY + tile + t + side * p.ldy;
    if (SUBTRACT == 1u) {
      total = y[at] - total;
    }
    y[at] = total;
  }
}
