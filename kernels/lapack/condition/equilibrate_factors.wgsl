// equilibrate_factors: scale factors 1/x, or 1/sqrt(x), from sizes x; the ratio of the least to the largest of them; info for the first
// that is not positive.
// Storage   sizes[off + k]  (k < count), as bits, in and out; sizes[offS] the ratio, sizes[offS + 1] 0 with `clear`, sizes[offMost]
//           the largest magnitude with `most`; info[offInfo]
// Mapping   one workgroup; trees over its threads
// Tunables  THREADS (64..256, a power of two)
// Needs     infos count from `base`. With first = 0 nothing is done if info > 0 already
// Source    LAPACK xGEEQU, xPOEQU
const THREADS: u32 = 256u;
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
// The smallest normal number and its inverse: factors stay between them.
const LEAST: u32 = 0x00800000u;
const MOST: u32 = 0x7e800000u;

struct Params {
  count: u32,
  off: u32,
  root: u32,
  first: u32,
  base: u32,
  offS: u32,
  clear: u32,
  most: u32,
  offMost: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> sizes: array<u32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> mosts: array<u32, THREADS>;
var<workgroup> leasts: array<u32, THREADS>;
var<workgroup> bads: array<u32, THREADS>;
var<workgroup> failed: u32;

fn value(bits: u32) -> f32 {
  let x = bitcast<f32>(clamp(bits, LEAST, MOST));
  if (p.root == 1u) {
    return sqrt(x);
  }
  return x;
}

@compute @workgroup_size(THREADS)
fn equilibrate_factors(@builtin(local_invocation_index) t: u32) {
  var most = 0u;
  var least = MAGNITUDE;
  var bad = p.count;
  for (var k = t; k < p.count; k += THREADS) {
    let word = sizes[p.off + k];
    let bits = word & MAGNITUDE;
    most = max(most, bits);
    least = min(least, bits);
    // Zero, or negative and no NaN
    if (bits == 0u || (word != bits && bits <= INFINITY_BITS)) {
      bad = min(bad, k);
    }
  }
  mosts[t] = most;
  leasts[t] = least;
  bads[t] = bad;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      mosts[t] = max(mosts[t], mosts[t + half]);
      leasts[t] = min(leasts[t], leasts[t + half]);
      bads[t] = min(bads[t], bads[t + half]);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let before = select(info[p.offInfo], 0, p.first == 1u);
    let found = bads[0] < p.count;
    failed = select(0u, 1u, found || before > 0);
    if (before == 0) {
      info[p.offInfo] = select(0, i32(p.base + bads[0] + 1u), found);
      let spread = bitcast<u32>(value(leasts[0]) / value(mosts[0]));
      sizes[p.offS] = select(select(spread, NAN_BITS, mosts[0] > INFINITY_BITS), 0u, found);
      if (p.clear == 1u && found) {
        sizes[p.offS + 1u] = 0u;
      }
    }
    if (p.most == 1u) {
      sizes[p.offMost] = mosts[0];
    }
  }
  if (workgroupUniformLoad(&failed) == 1u) {
    return;
  }
  for (var k = t; k < p.count; k += THREADS) {
    let bits = sizes[p.off + k];
    sizes[p.off + k] = select(bitcast<u32>(1.0 / value(bits)), NAN_BITS, (bits & MAGNITUDE) > INFINITY_BITS);
  }
}
