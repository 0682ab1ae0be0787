// softmax: Y(:, j) := exp(X(:, j)) / sum of exp(X(:, j)), or its logarithm.
// Storage   X[offX + i + j*ldx], Y[offY + i + j*ldy]
// Mapping   workgroup x -> THREADS/lanes columns; `lanes` threads side by side (a power of two up to THREADS) -> a column, every lanes-th
//           element: once for the largest one together with the sum, joined in a tree, and once to write
// Tunables  THREADS (64..256, a power of two)   workgroup bytes = THREADS*12
// Needs     nanBits = 0. Differences are cut off at FAR, beyond which exponentials are 0, so that no infinity is computed with; infinite
//           and other wrong elements are told by their bits
// Source    Milakov and Gimelshein 2018, Online normalizer calculation for softmax
// @use lib/field
const THREADS: u32 = 256u;
const FAR: R = 200.0;
const LOWEST: R = -3.4e38;
const MINUS_INFINITY: u32 = 0xff800000u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lanes: u32,
  log: u32,
  nanBits: u32,
  offX: u32,
  ldx: u32,
  offY: u32,
  ldy: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> Y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// Of what has been seen: the largest element, the sum of exponentials of differences from it, whether something is NaN or +infinity.
var<workgroup> tops: array<V, THREADS>;
var<workgroup> sums: array<V, THREADS>;
var<workgroup> bad: array<u32, THREADS>;

fn far(difference: V) -> V {
  return exp(-min(abs(difference), FAR));
}

@compute @workgroup_size(THREADS)
fn softmax(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let first = t - lane;
  let j = (group.x + p.baseX) * (THREADS / p.lanes) + t / p.lanes;
  var top = LOWEST;
  var sum = 0.0;
  var wrong = 0u;
  if (j < p.n) {
    for (var i = lane; i < p.m; i += p.lanes) {
      let x = widen(X[p.offX + i + j * p.ldx]);
      let bits = bitcast<u32>(x);
      if (bits == MINUS_INFINITY) {
        continue;
      }
      if (!isFiniteV(x)) {
        wrong = 1u;
        continue;
      }
      let e = far(x - top);
      sum = select(sum + e, fma(sum, e, 1.0), x > top);
      top = max(top, x);
    }
  }
  tops[t] = top;
  sums[t] = sum;
  bad[t] = wrong;
  for (var half = p.lanes / 2u; half >= 1u; half /= 2u) {
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
  top = tops[first];
  sum = sums[first];
  // Nothing but -infinity leaves no sum.
  wrong = bad[first] | u32(sum == 0.0);
  let less = log(max(sum, 1.0));
  for (var i = lane; i < p.m; i += p.lanes) {
    let x = widen(X[p.offX + i + j * p.ldx]);
    let isNothing = bitcast<u32>(x) == MINUS_INFINITY;
    let z = select(x - top, -FAR, isNothing);
    var y = select(exp(max(z, -FAR)) / sum, 0.0, isNothing);
    if (p.log == 1u) {
      y = select(z - less, x, isNothing);
    }
    if (wrong == 1u) {
      y = bitcast<R>(p.nanBits | 0x7fc00000u);
    }
    Y[p.offY + i + j * p.ldy] = narrow(y);
  }
}
