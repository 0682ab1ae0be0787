// weights_rows: a few rows times weights of few bits, which become numbers as they are read and are stored nowhere.
// Formula   Y(r, f) := activation(sum over l of X(r, l) (q(f, l) - zero(f, g)) scale(f, g) + bias(f)), g = l/group
// Storage   q(f, l) of BITS bits in W, the row f beginning at byte offW + f*pitch, the lowest l in the lowest bits;
//           S[offS + f*groups + g], byte offZ + f*groups + g of Z; X[offX + r*depth + l], bias[offB + f], Y[offY + r*features + f]
// Mapping   workgroup x -> FEATURES features; thread -> of these and of ROWS rows, eight neighbours of every 8*THREADS along the depth
// Tunables  THREADS (32..128)   ROWS, FEATURES (1..4), THREADS >= ROWS*FEATURES   BITS 4: q without a sign; 8: with one
//           ACTIVATION which function (activationKinds.ts); beyond them none
// Needs     rows <= ROWS; hasZero 0: the zero point is 8 of four bits, 0 of eight
// Source    Frantar et al. 2022, GPTQ
// @use lib/field
const THREADS: u32 = 64u;
const ROWS: u32 = 4u;
const FEATURES: u32 = 4u;
const BITS: u32 = 4u;
const ACTIVATION: u32 = 99u;
const SUMS: u32 = ROWS * FEATURES;

struct Params {
  baseX: u32,
  rows: u32,
  features: u32,
  depth: u32,
  pitch: u32,
  group: u32,
  groups: u32,
  hasZero: u32,
  hasBias: u32,
  offW: u32,
  offS: u32,
  offZ: u32,
  offX: u32,
  offB: u32,
  offY: u32,
  slope: R,
  scale: R,
}
@group(0) @binding(0) var<storage, read> W: array<u32>;
@group(0) @binding(1) var<storage, read> S: array<R>;
@group(0) @binding(2) var<storage, read> Z: array<u32>;
@group(0) @binding(3) var<storage, read> X: array<T>;
@group(0) @binding(4) var<storage, read> bias: array<T>;
@group(0) @binding(5) var<storage, read_write> Y: array<T>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/activation_functions
// @use lib/activation_kinds

var<workgroup> parts: array<R, THREADS * SUMS>;

// Four bytes from any place on.
fn fourBytes(place: u32) -> u32 {
  let shift = 8u * (place % 4u);
  let low = W[place / 4u] >> shift;
  if (shift == 0u) {
    return low;
  }
  return low | (W[place / 4u + 1u] << (32u - shift));
}

fn zeroPoint(at: u32) -> i32 {
  if (p.hasZero == 0u) {
    return i32(8u * u32(BITS == 4u));
  }
  let z = p.offZ + at;
  return extractBits(bitcast<i32>(Z[z / 4u] >> (8u * (z % 4u))), 0u, 8u);
}

@compute @workgroup_size(THREADS)
fn weights_rows(@builtin(workgroup_id) workgroup: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (workgroup.x + p.baseX) * FEATURES;
  // @registers
  var sums: array<R, SUMS>;
  // @unroll
  for (var k = 0u; k < SUMS; k++) {
    sums[k] = 0.0;
  }
  for (var l0 = 8u * t; l0 < p.depth; l0 += 8u * THREADS) {
    let all = min(8u, p.depth - l0);
    // @registers
    var words: array<vec2u, FEATURES>;
    // @unroll
    for (var k = 0u; k < FEATURES; k++) {
      let place = p.offW + min(first + k, p.features - 1u) * p.pitch + l0 * BITS / 8u;
      words[k] = vec2u(fourBytes(place), 0u);
      if (BITS == 8u) {
        words[k].y = fourBytes(place + 4u);
      }
    }
    // The group that a weight is in, and how many weights of it are still to come.
    var g = l0 / p.group;
    var left = p.group - (l0 - g * p.group);
    // @registers
    var scales: array<R, FEATURES>;
    // @registers
    var zeros: array<i32, FEATURES>;
    var stale = true;
    for (var j = 0u; j < all; j++) {
      if (left == 0u) {
        g++;
        left = p.group;
        stale = true;
      }
      left--;
      // @registers
      var x: array<R, ROWS>;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        x[r] = 0.0;
        if (r < p.rows) {
          x[r] = widen(X[p.offX + r * p.depth + l0 + j]);
        }
      }
      // @unroll
      for (var k = 0u; k < FEATURES; k++) {
        if (stale) {
          let at = min(first + k, p.features - 1u) * p.groups + g;
          scales[k] = S[p.offS + at];
          zeros[k] = zeroPoint(at);
        }
        var q = i32((words[k].x >> (4u * j)) & 15u);
        if (BITS == 8u) {
          q = extractBits(bitcast<i32>(select(words[k].y, words[k].x, j < 4u) >> (8u * (j % 4u))), 0u, 8u);
        }
        let weight = R(q - zeros[k]) * scales[k];
        // @unroll
        for (var s = 0u; s < ROWS; s++) {
          sums[k * ROWS + s] = fma(weight, x[s], sums[k * ROWS + s]);
        }
      }
      stale = false;
    }
  }
  // @unroll
  for (var k = 0u; k < SUMS; k++) {
    parts[k * THREADS + t] = sums[k];
  }
  workgroupBarrier();
  let row = t % ROWS;
  let feature = first + t / ROWS;
  if (t >= SUMS || row >= p.rows || feature >= p.features) {
    return;
  }
  var sum = 0.0;
  for (var k = 0u; k < THREADS; k++) {
    sum += parts[t * THREADS + k];
  }
  if (p.hasBias == 1u) {
    sum += widen(bias[p.offB + feature]);
  }
  Y[p.offY + row * p.features + feature] = narrow(activate(sum));
}
