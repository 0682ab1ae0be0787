// softmax_held: Y(:, j) := exp(X(:, j)) / sum of exp(X(:, j)), or its logarithm, of columns that are read once, into registers; longer ones
// in two launches, of which the first (PART) leaves what slices of a column come to and the second (REST) joins that.
// Storage   X[(offX + i + j*ldx) / 4], Y alike; stats[3*(j*slices + slice)]: the largest element of a slice, the sum of exponentials of
//           differences from it, 1 if something is NaN or +infinity
// Mapping   workgroup x -> THREADS/LANES columns, LANES threads side by side -> a column, vectors lane, lane + LANES, ... of HELD;
//           with PART and REST workgroup (x, y) -> slice x of column y
// Tunables  LANES (8..256, a power of two)   HELD vectors of a thread (1..16)   PART, REST: one of them with slices, LANES = THREADS then
//           workgroup bytes = THREADS*12
// Model     bound by memory: 2 numbers moved for each, with slices 3, of which one mostly comes from the cache. 2048 threads with 16*HELD
//           bytes on their way each are 32 KiB a processor with HELD 1; with fewer lanes the tree of a column has fewer steps
// Needs     m, ldx, ldy, offX, offY multiples of 4; m <= 4*LANES*HELD, or slices <= THREADS of so many; nanBits = 0. Differences are cut off
//           at FAR, beyond which exponentials are 0, so that no infinity is computed with; infinite and other wrong elements are told by
//           their bits
// Source    Milakov and Gimelshein 2018, Online normalizer calculation for softmax
// @use lib/field
const LANES: u32 = 64u;
const HELD: u32 = 4u;
const PART: u32 = 0u;
const REST: u32 = 0u;
const SLICED: u32 = PART + REST;
const WHOLE: u32 = 1u - SLICED;
const READS: u32 = 1u - REST;
const WRITES: u32 = 1u - PART;
const THREADS: u32 = 256u;
const FAR: R = 200.0;
const LOWEST: R = -3.4e38;
const MINUS_INFINITY: u32 = 0xff800000u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slices: u32,
  log: u32,
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

fn far(difference: V) -> V {
  return exp(-min(abs(difference), FAR));
}

fn isNothing(x: vec4<V>) -> vec4<bool> {
  return bitcast<vec4u>(x) == vec4u(MINUS_INFINITY);
}

fn isFinite4(x: vec4<V>) -> vec4<bool> {
  return (bitcast<vec4u>(x) & vec4u(0x7f800000u)) != vec4u(0x7f800000u);
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
    x[h] = vec4<V>(bitcast<V>(p.nanBits | MINUS_INFINITY));
    if (j < p.n && i < p.m) {
      x[h] = vec4<V>(X[(p.offX + i + j * p.ldx) / 4u]);
    }
  }
  var top = LOWEST;
  var sum = V();
  var wrong = 0u;
  // @when READS
  var most = vec4<V>(LOWEST);
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let isRight = isFinite4(x[h]);
    most = select(most, max(most, x[h]), isRight);
    wrong |= u32(!all(isRight | isNothing(x[h])));
  }
  top = max(max(most.x, most.y), max(most.z, most.w));
  var all4 = vec4<V>();
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    all4 += select(vec4<V>(), exp(-min(abs(x[h] - top), vec4<V>(FAR))), isFinite4(x[h]));
  }
  sum = all4.x + all4.y + all4.z + all4.w;
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
      sums[t] = fma(sums[t], far(both - tops[t]), sums[t + half] * far(both - other));
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
  let less = log(max(sum, 1.0));
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (first + h * LANES);
    let isNone = isNothing(x[h]);
    let z = select(x[h] - top, vec4<V>(-FAR), isNone);
    var y = select(exp(max(z, vec4<V>(-FAR))) / sum, vec4<V>(), isNone);
    if (p.log == 1u) {
      y = select(z - less, x[h], isNone);
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
