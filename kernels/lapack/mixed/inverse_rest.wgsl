// inverse_rest: what a block of a triangular solution means for the rest: y(rest) := y(rest) - A(rest, block) x(block).
// Storage   column-major, in fours of rows: A(i, j) from A[offA + j*lda] on, `rest` rows. Of right-hand side c: x[c*ldx + place + i],
//           i < nb; y[c*ldy + beyond + i], i < rest
// Mapping   workgroup (x, y) -> 64 rows of the rest, right-hand side y. Thread -> four rows and every 16th column; then a sum
// Tunables  DEPTH loads that are under way at a time: BLOCK/16. 256 threads; workgroup bytes 4*BLOCK + 4096
// Needs     nb <= BLOCK <= 256; lda a multiple of four, so that rows can be loaded beyond the last
// Source    right-looking substitution by blocks
const THREADS: u32 = 256u;
const BLOCK: u32 = 256u;
const DEPTH: u32 = 16u;

struct Params {
  baseX: u32,
  baseY: u32,
  nb: u32,
  rest: u32,
  offA: u32,
  lda: u32,
  place: u32,
  beyond: u32,
  ldy: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4f>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> solved: array<f32, BLOCK>;
var<workgroup> sums: array<vec4f, THREADS>;

@compute @workgroup_size(THREADS)
fn inverse_rest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tile = 64u * (group.x + p.baseX);
  let side = group.y + p.baseY;
  let row = min(tile / 4u + t % 16u, (p.rest - 1u) / 4u);
  // @registers
  var a: array<vec4f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = A[p.offA + row + min(t / 16u + 16u * u, p.nb - 1u) * p.lda];
  }
  if (t < BLOCK) {
    solved[t] = select(0.0, x[side * p.ldx + p.place + min(t, p.nb - 1u)], t < p.nb);
  }
  workgroupBarrier();
  var sum = vec4f(0.0);
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    sum = fma(a[u], vec4f(solved[t / 16u + 16u * u]), sum);
  }
  sums[t] = sum;
  workgroupBarrier();
  if (t < 64u && tile + t < p.rest) {
    var total = 0.0;
    for (var s = 0u; s < 16u; s++) {
      total += sums[t / 4u + 16u * s][t % 4u];
    }
    let at = side * p.ldy + p.beyond + tile + t;
    y[at] = y[at] - total;
  }
}
