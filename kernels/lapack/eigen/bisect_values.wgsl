// bisect_values: the eigenvalues of the tridiagonal matrix that a reduction has left, in ascending order and scaled back, by counts of
// negative pivots: value k is where there are more than k below.
// Or, `halved`, only those of the upper half, which are not negative, the largest one first: the singular values of a bidiagonal matrix of
// order n/2, where the diagonal is zero and beside it are the elements of that by turns.
// Storage   T[i], i < n: the diagonal, T[ldt + i], i < n - 1: beside it; largest[0] as in sytrd_spread; W[offW + k]; info[offInfo]: 0, or
//           how many values there are where the matrix is not finite, and then W is NaN
// Mapping   workgroup (x) -> THREADS/LANES values; LANES threads -> the same value, each with a point of its own in the interval
// Tunables  THREADS (a multiple of LANES, a power of two)  LANES (a power of two)  TILE rows at a time (a multiple of THREADS)
//           workgroup bytes = 8*TILE + 12*THREADS
// Needs     (LANES + 1)^steps above 2^26, from Gershgorin's interval to less than its ends are known to
// Source    LAPACK xSTEBZ, xLAEBZ; J. Demmel, I. Dhillon, H. Ren, On the correctness of some bisection-like parallel eigenvalue algorithms
//           in floating point arithmetic, ETNA 3 (1995); G. Golub, W. Kahan, Calculating the singular values and pseudo-inverse of a
//           matrix, SIAM J. Numer. Anal. 2 (1965): the matrix with B on one side of its diagonal and B^T on the other, reordered
const THREADS: u32 = 64u;
const LANES: u32 = 8u;
const TILE: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  ldt: u32,
  offW: u32,
  offInfo: u32,
  steps: u32,
  halved: u32,
}
@group(0) @binding(0) var<storage, read> T: array<f32>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> W: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/sytrd_scale

// An element of the diagonal, and the square of that beside it and above.
var<workgroup> rows: array<vec2f, TILE>;
var<workgroup> low: array<f32, THREADS>;
var<workgroup> high: array<f32, THREADS>;
var<workgroup> below: array<u32, THREADS>;

fn beside(i: u32) -> f32 {
  return select(0.0, T[p.ldt + min(i, p.n - 1u)], i + 1u < p.n);
}

// Gershgorin's interval, and the largest square beside the diagonal.
fn interval(t: u32) -> vec3f {
  var least = T[0];
  var most = T[0];
  var off = 0.0;
  for (var i = t; i < p.n; i += THREADS) {
    let right = abs(beside(i));
    let radius = right + select(0.0, abs(beside(max(i, 1u) - 1u)), i > 0u);
    least = min(least, T[i] - radius);
    most = max(most, T[i] + radius);
    off = max(off, right);
  }
  low[t] = least;
  high[t] = most;
  rows[t] = vec2f(off);
  workgroupBarrier();
  for (var k = 0u; k < THREADS; k++) {
    least = min(least, low[k]);
    most = max(most, high[k]);
    off = max(off, rows[k].x);
  }
  return vec3f(least, most, off * off);
}

@compute @workgroup_size(THREADS)
fn bisect_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group.x + p.baseX;
  let halved = p.halved == 1u;
  let wanted = select(p.n, p.n / 2u, halved);
  let number = (place * THREADS + t) / LANES;
  let k = number + (p.n - wanted);
  let lane = t % LANES;
  let ends = interval(t);
  // Counts err by some units of the largest element.
  let margin = 1e-6 * max(abs(ends.x), abs(ends.y));
  var left = ends.x - margin;
  var right = ends.y + margin;
  // 2^-100: no quotient leaves the range.
  let smallest = max(ends.z, 1.0) * bitcast<f32>(27u << 23u);
  for (var step = 0u; step < p.steps; step++) {
    let width = (right - left) / f32(LANES + 1u);
    let x = fma(width, f32(lane + 1u), left);
    var pivot = 1.0;
    var count = 0u;
    for (var base = 0u; base < p.n; base += TILE) {
      workgroupBarrier();
      for (var i = t; i < TILE; i += THREADS) {
        let row = min(base + i, p.n - 1u);
        let above = select(0.0, beside(max(row, 1u) - 1u), row > 0u);
        rows[i] = vec2f(T[row], above * above);
      }
      workgroupBarrier();
      let end = min(TILE, p.n - base);
      for (var i = 0u; i < end; i++) {
        pivot = (rows[i].x - x) - rows[i].y / pivot;
        pivot = select(pivot, -smallest, abs(pivot) < smallest);
        count += select(0u, 1u, pivot < 0.0);
      }
    }
    below[t] = count;
    workgroupBarrier();
    var passed = 0u;
    for (var other = t - lane; other < t - lane + LANES; other++) {
      passed += select(0u, 1u, below[other] <= k);
    }
    let start = left;
    left = fma(width, f32(passed), start);
    right = select(fma(width, f32(passed + 1u), start), right, passed == LANES);
  }
  let finite = (largest[0] & 0x7f800000u) != 0x7f800000u;
  if (lane == 0u && number < wanted) {
    let middle = 0.5 * left + 0.5 * right;
    let value = scaledOne(select(middle, max(middle, 0.0), halved), -shiftOf(largest[0]));
    let at = select(number, wanted - 1u - number, halved);
    W[p.offW + at] = select(0x7fc00000u, bitcast<u32>(value), finite);
  }
  if (place == 0u && t == 0u) {
    info[p.offInfo] = select(wanted, 0u, finite);
  }
}
