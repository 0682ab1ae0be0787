// softmax_held: Y(:, j) := exp(X(:, j)) / sum of exp(X(:, j)), or its logarithm, of columns that are read once, into registers; longer ones
// in two launches, of which the first (PART) leaves what slices of a column come to and the second (REST) joins that.
// Storage   X[(offX + i + j*ldx) / 4], Y alike; stats[3*(j*slices + slice)]: the largest element of a slice, the sum of exponentials of
//           differences from it, 1 if something is NaN or +infinity
// Mapping   workgroup x -> THREADS/LANES columns, LANES threads side by side -> a column, vectors lane, lane + LANES, ... of HELD;
//           with PART and REST workgroup (x, y) -> slice x of column y
// Tunables  LANES (8..256, a power of two)   HELD vectors of a thread (1..16)   PART, REST: one of them with slices, LANES = THREADS then
//           LOG 1: the logarithm   workgroup bytes = THREADS*12
// Model     bound by memory: 2 numbers moved for each, with slices 3, of which one mostly comes from the cache. 2048 threads with 16*HELD
//           bytes on their way each are 32 KiB a processor with HELD 1; with fewer lanes the tree of a column has fewer steps
// Needs     m, ldx, ldy, offX, offY multiples of 4; m <= 4*LANES*HELD, or slices <= THREADS of so many; nanBits = 0. Differences are cut off
//           at FAR, beyond which exponentials are 0; infinite and other wrong elements are told by their bits
// Source    Milakov and Gimelshein 2018, Online normalizer calculation for softmax
// @use lib/field
const LANES: u32 = 64u;
const HELD: u32 = 4u;
const PART: u32 = 0u;
const REST: u32 = 0u;
const LOG: u32 = 0u;
const SLICED: u32 = PART + REST;
const WHOLE: u32 = 1u - SLICED;
const READS: u32 = 1u - REST;
const WRITES: u32 = 1u - PART;
const THREADS: u32 = 256u;
const FAR: R = 200.0;
const LOWEST: R = -3.4e38;
const INFINITY: i32 = 0x7f800000;
const MINUS_INFINITY: u32 = 0xff800000u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slices: u32,
  nanBits: u32,
  offX: u32,
  ldx: u32,
  offY: u32,
  ldy: u32,
}
@group(0) @binding(0) var<storage, read> X: array<vec4<T>>;
// @when WRITES
@group(0) @binding(1) var<storage, read_write> Y: array<vec4<T>>;
// @end
// @when PART
@group(0) @binding(2) var<storage, read_write> stats: array<R>;
// @end
// @when REST
@group(0) @binding(2) var<storage, read> stats: array<R>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// Of what has been seen: the largest element, the sum of exponentials of differences from it, whether something is NaN or +infinity.
var<workgroup> tops: array<V, THREADS>;
var<workgroup> sums: array<V, THREADS>;
var<workgroup> bad: array<u32, THREADS>;

// exp(x) of x <= 0: of what is wrong already, whatever.
fn below(x: vec4<V>) -> vec4<V> {
  return exp(max(x, vec4<V>(-FAR)));
}

fn belowOne(x: V) -> V {
  return exp(max(x, -FAR));
}

fn isNothing(x: vec4<V>) -> vec4<bool> {
  return bitcast<vec4u>(x) == vec4u(MINUS_INFINITY);
}

@compute @workgroup_size(THREADS)
fn softmax_held(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % LANES;
  // @when WHOLE
  let j = (group.x + p.baseX) * (THREADS / LANES) + t / LANES;
  let first = lane;
  // @end
  // @when SLICED
  let j = group.y + p.baseY;
  let slice = group.x + p.baseX;
  let first = slice * LANES * HELD + lane;
  // @end
  // @registers
  var x: array<vec4<V>, HELD>;
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (first + h * LANES);
    // What does not exist is read at the first place: a branch around a load keeps it from overlapping with others.
    let exists = (j < p.n) & (i < p.m);
    let found = vec4<V>(X[select(0u, p.offX + i + j * p.ldx, exists) / 4u]);
    x[h] = select(vec4<V>(bitcast<V>(p.nanBits | MINUS_INFINITY)), found, exists);
  }
  var top = LOWEST;
  var sum = V();
  var wrong = 0u;
  // @when READS
  // NaN and +infinity are the largest of numbers by their bits with a sign, or of those by their bits without one: told so, not compared.
  var most = vec4<V>(LOWEST);
  var high = vec4i();
  var low = vec4u();
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    most = max(most, x[h]);
    high = max(high, bitcast<vec4i>(x[h]));
    low = max(low, bitcast<vec4u>(x[h]));
  }
  wrong = u32(any(high >= vec4i(INFINITY)) | any(low > vec4u(MINUS_INFINITY)));
  top = max(max(most.x, most.y), max(most.z, most.w));
  var all4 = vec4<V>();
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let y = below(x[h] - top);
    all4 += y;
    if (WHOLE == 1u && LOG == 0u) {
      x[h] = y;
    }
  }
  sum = all4.x + all4.y + all4.z + all4.w;
  let mine = top;
  // @end
  // @when REST
  if (t < p.slices) {
    let at = 3u * (j * p.slices + t);
    top = stats[at];
    sum = stats[at + 1u];
    wrong = u32(stats[at + 2u]);
  }
  // @end
  tops[t] = top;
  sums[t] = sum;
  bad[t] = wrong;
  for (var half = LANES / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      let other = tops[t + half];
      let both = max(tops[t], other);
      sums[t] = fma(sums[t], belowOne(tops[t] - both), sums[t + half] * belowOne(other - both));
      tops[t] = both;
      bad[t] |= bad[t + half];
    }
  }
  workgroupBarrier();
  if (j >= p.n) {
    return;
  }
  top = tops[t - lane];
  sum = sums[t - lane];
  // @when PART
  if (t == 0u) {
    let at = 3u * (j * p.slices + slice);
    stats[at] = top;
    stats[at + 1u] = sum;
    stats[at + 2u] = V(bad[0]);
  }
  // @end
  // @when WRITES
  // Nothing but -infinity leaves no sum.
  wrong = bad[t - lane] | u32(sum == 0.0);
  let least = log(max(sum, 1.0));
  // What exponentials of differences from the threads' own largest element lack.
  var factor = 1.0 / sum;
  // @when WHOLE
  factor *= belowOne(mine - top);
  // @end
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (first + h * LANES);
    var y = x[h];
    if (LOG == 1u) {
      y = select(y - top - least, y, isNothing(y));
    } else if (WHOLE == 1u) {
      y *= factor;
    } else {
      y = below(y - top) * factor;
    }
    if (wrong == 1u) {
      y = vec4<V>(bitcast<V>(p.nanBits | 0x7fc00000u));
    }
    if (i < p.m) {
      Y[(p.offY + i + j * p.ldy) / 4u] = vec4<T>(y);
    }
  }
  // @end
}
