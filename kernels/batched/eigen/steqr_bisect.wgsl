// steqr_bisect: the eigenvalues of many tridiagonal matrices, in ascending order, by counts of negative pivots: value k is the least number
// that has more than k below, or at it.
// Storage   lists DIAGONAL and BESIDE of `words` (lib/steqr_words), not divided -> d[(start + z)*n + k], scaled back; NaN where facts[1] is
//           set
// Mapping   workgroup (x, y) -> PROBLEMS problems from PROBLEMS x, their values from 64/PROBLEMS y on; thread -> value
// Tunables  PROBLEMS (1, 2, 4), which have at most 64/PROBLEMS rows if there are several of them; TILE rows of each at a time (64/PROBLEMS,
//           or a multiple of 64 if PROBLEMS is 1)   workgroup bytes = 8*PROBLEMS*TILE
// Needs     eigenvalues below 1 in magnitude
// Source    LAPACK xSTEBZ; J. Demmel, I. Dhillon, H. Ren, On the correctness of some bisection-like parallel eigenvalue algorithms in
//           floating point arithmetic, ETNA 3 (1995)
const PROBLEMS: u32 = 1u;
const TILE: u32 = 512u;
const THREADS: u32 = 64u;
const EACH: u32 = THREADS / PROBLEMS;
// Bits from the interval of all eigenvalues to less than what rounding leaves uncertain.
const STEPS: u32 = 30u;
// 2^-100: no quotient leaves the range.
const SMALLEST: f32 = 7.888609052210118e-31;

struct Params {
  baseX: u32,
  baseY: u32,
// @use lib/steqr_fields
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read> words: array<u32>;
@group(0) @binding(2) var<storage, read_write> d: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/steqr_words

// An element of the diagonal, and the square of that beside it and above.
var<workgroup> rows: array<vec2f, PROBLEMS * TILE>;

@compute @workgroup_size(THREADS)
fn steqr_bisect(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * PROBLEMS + t / EACH;
  let k = (group.y + p.baseY) * EACH + t % EACH;
  var n = 0u;
  if (z < p.count) {
    n = orderOf(z);
  }
  let home = t / EACH * TILE;
  var left = -1.0;
  var right = 1.0;
  for (var step = 0u; step < STEPS; step++) {
    let x = 0.5 * left + 0.5 * right;
    var pivot = 1.0;
    var count = 0u;
    for (var base = 0u; base < p.n; base += TILE) {
      if (step == 0u || p.n > TILE) {
        workgroupBarrier();
        for (var i = t % EACH; i < TILE && base + i < n; i += EACH) {
          let row = base + i;
          var off = 0.0;
          if (row > 0u) {
            off = bitcast<f32>(words[wordOf(BESIDE, z, row - 1u)]);
          }
          rows[home + i] = vec2f(bitcast<f32>(words[wordOf(DIAGONAL, z, row)]), off * off);
        }
        workgroupBarrier();
      }
      let end = min(TILE, max(n, base) - base);
      for (var i = 0u; i < end; i++) {
        let row = rows[home + i];
        pivot = (row.x - x) - row.y / pivot;
        pivot = select(pivot, -SMALLEST, abs(pivot) < SMALLEST);
        count += select(0u, 1u, pivot < 0.0);
      }
    }
    let more = count > k;
    right = select(right, x, more);
    left = select(x, left, more);
  }
  if (k < n) {
    let value = scaledOne(right, -bitcast<i32>(words[factsOf(z)]));
    d[(p.start + z) * p.n + k] = select(bitcast<u32>(value), NAN, words[factsOf(z) + 1u] != 0u);
  }
}
