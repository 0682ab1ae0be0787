// svd_jacobi: A = U S V^H of the matrices of a batch by one-sided Jacobi iteration: rotations from the right make the columns of A
// orthogonal, in registers.
// Storage   lib/batch_problem: A(i, j), m x n, m >= n; with `inner` the upper triangle of order n at z*strideW, by columns of ldW elements,
//           instead. TURNED: there lies A Z 2^shifts[z], m x n or with `inner` n x n, the columns of Z those of `begun`, which lies alike,
//           from the last to the first; V begins with Z. S: `nrhs` values at piv, the largest first; the left vectors B(i, j), as many; the
//           right ones C(i, j), n x rightCols. Left vectors of values that are zero are not written. state[z]: lib/svd_state; with `inner`,
//           and TURNED, it is not 0 before where A was not finite. `conjugated`: 1 A's elements are conjugated as they are read, 2 left
//           vectors, 4 right ones as they are written
// Mapping   workgroup x -> GROUP problems, LANES threads each. A pair of columns lies in PARTS threads side by side, each with ROWS rows of
//           A and N / PARTS rows of V. Odd-even ordering: the columns 2i, 2i + 1 meet, then 2i + 1, 2i + 2, and change places each time, so
//           that after N rounds all have met and every column is where it belongs, in reverse order. One column moves per pair and round.
//           Of complex columns x and y the second is divided by the phase of x^H y first: the rotation is then a real one
// Tunables  N columns, even (2..128)  PARTS 1 2 4 8, divides N  ROWS, PARTS*ROWS >= m  LANES >= N/2*PARTS; with SHUFFLES a power of two,
//           else a multiple of 32  GROUP  VECTORS 1: V is kept  CHUNK divides ROWS and N / PARTS: rows that move at a time
//           SUBGROUPS 1: parts talk by shuffles, SHUFFLES 1: columns move so. threads = GROUP*LANES; workgroup bytes =
//           8*GROUP*(N + 2) + 4 + (1 - SHUFFLES)*4*(E*CHUNK + 2)*threads + (1 - SUBGROUPS)*4*threads, the last for PARTS > 1; E is 2 of complex
//           numbers, else 1
// Needs     sums start from a zero that compilers do not know: else a sum of one term is contracted with what follows. Barriers are uniform:
//           whether any problem goes on is asked by workgroupUniformLoad. No branches that lanes take apart in front of shuffles.
//           A is scaled by a power of two, the largest element to 2^40, or by 2^126; columns below 2^-50 then count as zero
// Source    M. R. Hestenes, Inversion of matrices by biorthogonalization, J. SIAM 6 (1958); LAPACK xGESVJ: norms that rotations tell
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const PARTS: u32 = 2u;
const ROWS: u32 = 4u;
const LANES: u32 = 8u;
const GROUP: u32 = 8u;
const CHUNK: u32 = 4u;
const VECTORS: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const SHUFFLES: u32 = 1u;
const LISTED: u32 = 0u;
const TURNED: u32 = 0u;
const TURNED_V: u32 = TURNED * VECTORS;
const A_0: u32 = 0u;
const A_1: u32 = 0u;
const A_2: u32 = 0u;
const A_APART: u32 = 1u - A_0 - A_1 - A_2;
const PAIRS: u32 = N / 2u;
const ROWS_V: u32 = N / PARTS;
const THREADS: u32 = GROUP * LANES;
const TWO: u32 = PARTS / 2u;
const FOUR: u32 = PARTS / 4u;
const EIGHT: u32 = PARTS / 8u;
const BY_MEMORY: u32 = (1u - SUBGROUPS) * TWO;
const CARRIED: u32 = 1u - SHUFFLES;
const MOST_SWEEPS: u32 = 30u;
const INFINITE: u32 = 0x7f800000u;
const TINY: R = 0x1p-100f; // of a squared norm
const LITTLE: R = 0x1p-11f; // of a rotation: what two such do to each other is within the tolerance

struct Params {
// @use lib/batch_fields
  inner: u32,
  strideW: u32,
  ldW: u32,
  rightCols: u32, // 0, 1: nrhs of the problem, 2: n
  leftCols: u32, // 0: none
  noNumber: u32, // NaN
  conjugated: u32,
}
// @use lib/field
// @use lib/svd_places
@group(0) @binding(3) var<storage, read_write> state: array<u32>;
// @when A_APART
@group(0) @binding(4) var<storage, read> A: array<T>;
// @end
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
// @when TURNED_V
@group(0) @binding(6) var<storage, read> begun: array<R>;
// @end
// @when TURNED
@group(0) @binding(7) var<storage, read> shifts: array<i32>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

fn source(at: u32) -> V {
  var value = V();
  // @when A_APART
  value = A[at];
  // @end
  // @when A_0
  value = X0[at];
  // @end
  // @when A_1
  value = X1[at];
  // @end
  // @when A_2
  value = X2[at];
  // @end
  return flipped(value, 1u);
}

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/svd_state

var<workgroup> top: array<atomic<u32>, GROUP>;
var<workgroup> left: array<atomic<u32>, GROUP>;
var<workgroup> going: u32;
var<workgroup> squares: array<R, GROUP * N>;
var<workgroup> labels: array<u32, GROUP * N>;
// @when CARRIED
var<workgroup> carried: array<V, CHUNK * THREADS>;
var<workgroup> carriedLabels: array<u32, THREADS>;
var<workgroup> carriedSizes: array<R, THREADS>;
// @end
// @when BY_MEMORY
var<workgroup> told: array<R, THREADS>;
// @end
var<private> me: u32;

// Over the parts of a pair of columns.
fn partSum(value: R) -> R {
  var sum = value;
  // @when SUBGROUPS
  // @when TWO
  sum += subgroupShuffleXor(sum, 1u);
  // @end
  // @when FOUR
  sum += subgroupShuffleXor(sum, 2u);
  // @end
  // @when EIGHT
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @end
  // @when BY_MEMORY
  workgroupBarrier();
  told[me] = value;
  workgroupBarrier();
  sum = told[me / PARTS * PARTS];
  for (var s = 1u; s < PARTS; s++) {
    sum += told[me / PARTS * PARTS + s];
  }
  // @end
  return sum;
}

// @when REAL
fn flipped(value: V, whose: u32) -> V {
  return value;
}

// Without the sign of a zero, which rotations by nothing may change.
fn plain(value: V) -> V {
  let bits = bitcast<u32>(value);
  return bitcast<R>(select(bits, 0u, (bits << 1u) == 0u));
}

// What is larger where |x| is.
fn keyOf(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}

// |x|^2 + sum
fn withSquare(x: V, sum: R) -> R {
  return fma(x, x, sum);
}

fn partSumV(value: V) -> V {
  return partSum(value);
}
// @end
// @when COMPLEX
fn flipped(value: V, whose: u32) -> V {
  return select(value, conj(value), (p.conjugated & whose) != 0u);
}

fn plain(value: V) -> V {
  let bits = bitcast<vec2u>(value);
  return bitcast<V>(select(bits, vec2u(), (bits << vec2u(1u)) == vec2u()));
}

fn keyOf(x: V) -> u32 {
  let bits = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  return max(bits.x, bits.y);
}

fn withSquare(x: V, sum: R) -> R {
  return fma(x.y, x.y, fma(x.x, x.x, sum));
}

fn partSumV(value: V) -> V {
  return V(partSum(value.x), partSum(value.y));
}

// |x|, whose square may leave the range
fn modulus(x: V) -> R {
  let large = max(abs(x.x), abs(x.y));
  let ratio = min(abs(x.x), abs(x.y)) / select(1.0, large, large > 0.0);
  return large * sqrt(fma(ratio, ratio, 1.0));
}
// @end

@compute @workgroup_size(THREADS)
fn svd_jacobi(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  let nought = R(p.baseZ);
  me = t;
  // @when SUBGROUPS
  me = subgroup * lanes + invocation;
  // @end
  let slot = me / LANES;
  let lane = me % LANES;
  let pair = lane / PARTS;
  let part = lane % PARTS;
  let busy = pair < PAIRS;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  var own = problem(min(z, p.count - 1u));
  let n = select(0u, own.n, live & busy);
  var m = select(0u, own.m, live & busy);
  let inside = (p.inner != 0u) | (TURNED == 1u);
  let triangle = (p.inner != 0u) & (TURNED == 0u);
  if (inside) {
    own.A = Place(z * p.strideW, 1u, p.ldW);
  }
  if (p.inner != 0u) {
    m = n;
  }

  // The columns 2 pair and 2 pair + 1, of A and of V.
  // @registers
  var x: array<V, ROWS>;
  // @registers
  var y: array<V, ROWS>;
  var label = 2u * pair;
  var other = 2u * pair + 1u;
  var key = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = part * ROWS + r;
    x[r] = V();
    y[r] = V();
    if ((i < m) & (label < n) & (!triangle | (i <= label))) {
      x[r] = source(own.A.off + i * own.A.rs + label * own.A.cs);
    }
    if ((i < m) & (other < n) & (!triangle | (i <= other))) {
      y[r] = source(own.A.off + i * own.A.rs + other * own.A.cs);
    }
    key = max(key, max(keyOf(x[r]), keyOf(y[r])));
  }
  // @when VECTORS
  // @registers
  var v: array<V, ROWS_V>;
  // @registers
  var w: array<V, ROWS_V>;
  // @unroll
  for (var r = 0u; r < ROWS_V; r++) {
    v[r] = ofReal(select(0.0, 1.0, part * ROWS_V + r == label));
    w[r] = ofReal(select(0.0, 1.0, part * ROWS_V + r == other));
  }
  // @when TURNED
  // @unroll
  for (var r = 0u; r < ROWS_V; r++) {
    let i = part * ROWS_V + r;
    if ((i < n) & (label < n)) {
      v[r] = ofReal(begun[z * p.strideW + i + (n - 1u - label) * p.ldW]);
    }
    if ((i < n) & (other < n)) {
      w[r] = ofReal(begun[z * p.strideW + i + (n - 1u - other) * p.ldW]);
    }
  }
  // @end
  // @end
  if (lane == 0u) {
    atomicStore(&top[slot], 0u);
    atomicStore(&left[slot], 0u);
  }
  workgroupBarrier();
  atomicMax(&top[slot], key);
  workgroupBarrier();
  let largest = atomicLoad(&top[slot]);
  var odd = largest >= INFINITE;
  if (live & inside) {
    odd = odd | (state[min(z, p.count - 1u)] != 0u);
  }
  // One power of two: of two of them compilers may multiply the powers first.
  var shift = min(126, 40 - exponentOf(largest));
  var risen = 0;
  // @when TURNED
  risen = shifts[min(z, p.count - 1u)];
  shift = min(126 - max(risen, 0), 40 - exponentOf(largest));
  // @end
  shift = select(shift, 0, (largest == 0u) | odd);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    x[r] = select(x[r] * power(shift), V(), odd);
    y[r] = select(y[r] * power(shift), V(), odd);
  }
  shift += risen;
  workgroupBarrier(); // the lanes are together again

  let tolerance = 0x1p-22f * (1.0 + sqrt(R(max((1u + COMPLEX) * own.m, 1u))));
  // @when SHUFFLES
  // Lanes whose first column comes next: of the next pair after an even round, of the one before after an odd round.
  let origin = invocation - lane;
  let after = origin + select(lane, select(lane + PARTS, part, pair == PAIRS - 1u), busy);
  let before = origin + select(lane, select(lane - PARTS, (PAIRS - 1u) * PARTS + part, pair == 0u), busy);
  // @end
  // @when CARRIED
  let origin = slot * LANES;
  let after = origin + select(lane, select(lane + PARTS, part, pair == PAIRS - 1u), busy);
  let before = origin + select(lane, select(lane - PARTS, (PAIRS - 1u) * PARTS + part, pair == 0u), busy);
  // @end
  var unfinished = false;
  for (var sweep = 0u; sweep < MOST_SWEEPS; sweep++) {
    // Squares of the norms: told by rotations until the next sweep, which begins with what they are. A sweep is the last if it rotates by
    // little only columns that are nearly orthogonal: these convergence is quadratic for.
    var sizeX = nought;
    var sizeY = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      sizeX = withSquare(x[r], sizeX);
      sizeY = withSquare(y[r], sizeY);
    }
    sizeX = partSum(sizeX);
    sizeY = partSum(sizeY);
    var turned = 0u;
    for (var round = 0u; round < PAIRS; round++) {
      // @unroll
      for (var uneven = 0u; uneven < 2u; uneven++) {
        // In an odd round y comes first and x is the column behind it; the last pair has the first column of all, which meets nobody.
        let lone = (!busy) | ((uneven == 1u) & (pair == PAIRS - 1u));
        var sum = V(nought);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          sum = mad(conj(x[r]), y[r], sum);
        }
        sum = partSumV(sum);
        // @when REAL
        let product = sum;
        // @end
        // @when COMPLEX
        let product = modulus(sum);
        // @end
        // x' = c x - s y and y' = s x + c y are orthogonal.
        let most = max(sizeX, sizeY);
        let lengths = sqrt(sizeX) * sqrt(sizeY);
        let turns = (abs(product) > tolerance * lengths) & (min(sizeX, sizeY) >= TINY) & !lone;
        let d = (sizeY - sizeX) / select(1.0, most, turns);
        let e = 2.0 * product / select(1.0, most, turns);
        let root = abs(d) + sqrt(fma(d, d, e * e));
        let acts = turns & (root > 0.0) & (e != 0.0);
        let tangent = select(0.0, select(-e, e, d >= 0.0) / select(1.0, root, acts), acts);
        let rough = 1.0 / sqrt(fma(tangent, tangent, 1.0));
        // c^2 + s^2 is 1 to the last place whatever the root is like.
        let rest = 0.5 * fma(-(rough * tangent), rough * tangent, fma(-rough, rough, 1.0));
        let cosine = fma(rough, rest, rough);
        let sine = cosine * tangent;
        let leaves = (abs(tangent) > LITTLE) | (abs(product) > LITTLE * lengths);
        turned += select(0u, 1u, acts & leaves & (part == 0u));
        // And they change places.
        let xx = V(select(sine, 1.0, lone));
        let yx = V(select(cosine, 0.0, lone));
        // @when REAL
        let xy = select(cosine, 0.0, lone);
        let yy = select(-sine, 1.0, lone);
        // @end
        // @when COMPLEX
        // y is divided by the phase of x^H y, which is of length 1 to the last place.
        var phase = select(V(1.0, 0.0), conj(sum) / select(1.0, product, acts), acts);
        let lack = 0.5 * fma(-phase.y, phase.y, fma(-phase.x, phase.x, 1.0));
        phase = fma(V(lack), phase, phase);
        let xy = select(cosine, 0.0, lone) * phase;
        let yy = select(-sine, 1.0, lone) * phase;
        // @end
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let f = x[r];
          let g = y[r];
          x[r] = fma(xx, f, mul(xy, g));
          y[r] = fma(yx, f, mul(yy, g));
        }
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS_V; r++) {
          let f = v[r];
          let g = w[r];
          v[r] = fma(xx, f, mul(xy, g));
          w[r] = fma(yx, f, mul(yy, g));
        }
        // @end
        // What is nearly nothing of a norm is not known: no less than its last places.
        let gain = tangent * product;
        let less = max(sizeX - gain, 0x1p-22f * sizeX);
        let more = max(sizeY + gain, 0x1p-22f * sizeY);
        sizeX = select(more, sizeX, lone);
        sizeY = select(less, sizeY, lone);
        let held = label;
        label = select(other, label, lone);
        other = select(held, other, lone);
        let whence = select(after, before, uneven == 1u);
        // @when SHUFFLES
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          x[r] = subgroupShuffle(x[r], whence);
        }
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS_V; r++) {
          v[r] = subgroupShuffle(v[r], whence);
        }
        // @end
        label = subgroupShuffle(label, whence);
        sizeX = subgroupShuffle(sizeX, whence);
        // @end
        // @when CARRIED
        carriedLabels[me] = label;
        carriedSizes[me] = sizeX;
        // @unroll
        for (var r = 0u; r < ROWS; r += CHUNK) {
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            carried[q * THREADS + me] = x[r + q];
          }
          workgroupBarrier();
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            x[r + q] = carried[q * THREADS + whence];
          }
          label = carriedLabels[whence];
          sizeX = carriedSizes[whence];
          workgroupBarrier();
        }
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS_V; r += CHUNK) {
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            carried[q * THREADS + me] = v[r + q];
          }
          workgroupBarrier();
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            v[r + q] = carried[q * THREADS + whence];
          }
          workgroupBarrier();
        }
        // @end
        // @end
      }
    }
    atomicAdd(&left[slot], turned);
    workgroupBarrier();
    unfinished = atomicLoad(&left[slot]) != 0u;
    if (t == 0u) {
      var any = 0u;
      for (var g = 0u; g < GROUP; g++) {
        any |= atomicLoad(&left[g]);
      }
      going = any;
    }
    if (workgroupUniformLoad(&going) == 0u) {
      break;
    }
    if (lane == 0u) {
      atomicStore(&left[slot], 0u);
    }
    workgroupBarrier();
  }

// @use lib/svd_jacobi_results
}
