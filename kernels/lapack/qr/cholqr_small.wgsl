// cholqr_small: G = U^T U for the products of a pass, R := U R and c := U^-T c along with it; and whether the passes so far are good.
// Storage   work[offG + i + j*n], upper triangle, and c for j = n if sides = 1; U to work[offU + i + j*n] with zeros below the diagonal, R
//           alike at offR; c to work[offC + i]; status[0]: 0 good so far, -1 not, else `passes`, written with the last pass
// Mapping   one workgroup; thread -> elements t, t + THREADS, ... of the triangle, c its last column
// Tunables  N the largest n (8..32)   THREADS a power of two (64..256)   workgroup bytes = 8*(N+1)^2 + 8*THREADS + 4*N
// Needs     n is a uniform: so are the barriers. A pivot below 2^-126 counts as not positive. NaN is told by bits. Rows stay as they are
//           until all steps are done, so that a step needs one barrier
// Source    LAPACK xPOTF2, right-looking; the departure from orthogonality after CholeskyQR2 (Y. Yamamoto et al., 2015)
const N: u32 = 32u;
const THREADS: u32 = 64u;
const PITCH: u32 = N + 1u;
const ELEMENTS: u32 = PITCH * PITCH;

struct Params {
  n: u32,
  sides: u32,
  first: u32,
  last: u32,
  passes: i32,
  shift: f32,
  most: f32,
  offG: u32,
  offU: u32,
  offR: u32,
  offC: u32,
}
@group(0) @binding(0) var<storage, read_write> work: array<f32>;
@group(0) @binding(1) var<storage, read_write> status: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

// By columns.
var<workgroup> g: array<f32, ELEMENTS>;
var<workgroup> before: array<f32, ELEMENTS>;
var<workgroup> squares: array<f32, THREADS>;
var<workgroup> traces: array<f32, THREADS>;
var<workgroup> roots: array<f32, N>;

@compute @workgroup_size(THREADS)
fn cholqr_small(@builtin(local_invocation_index) t: u32) {
  let columns = p.n + p.sides;
  var square = 0.0;
  var trace = 0.0;
  for (var e = t; e < ELEMENTS; e += THREADS) {
    let i = e % PITCH;
    let j = e / PITCH;
    let inside = (j < columns) & (i <= j) & (i < p.n);
    let value = select(0.0, work[select(0u, p.offG + i + j * p.n, inside)], inside);
    g[e] = value;
    let inR = inside & (j < p.n) & (p.first == 0u);
    before[e] = select(0.0, work[select(0u, p.offR + i + j * p.n, inR)], inR);
    let off = value - select(0.0, 1.0, i == j);
    square += select(0.0, select(2.0, 1.0, i == j) * off * off, inside & (j < p.n));
    trace += select(0.0, value, inside & (i == j));
  }
  squares[t] = square;
  traces[t] = trace;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      squares[t] += squares[t + half];
      traces[t] += traces[t + half];
    }
  }
  workgroupBarrier();
  if (t < p.n) {
    g[t * (PITCH + 1u)] += p.shift * traces[0];
  }
  // By bits: compilers may assume that there is no NaN.
  var good = (p.last == 0u) | (bitcast<u32>(squares[0]) <= bitcast<u32>(p.most * p.most));
  for (var k = 0u; k < p.n; k++) {
    workgroupBarrier();
    let pivot = g[k * (PITCH + 1u)];
    let bits = bitcast<u32>(pivot);
    let positive = (bits >= 0x00800000u) & (bits < 0x7f800000u);
    good = good & positive;
    let root = select(1.0, sqrt(pivot), positive);
    if (t == 0u) {
      roots[k] = root;
    }
    for (var e = t; e < ELEMENTS; e += THREADS) {
      let i = e % PITCH;
      let j = e / PITCH;
      if ((i > k) & (i <= j) & (i < p.n) & (j < columns)) {
        g[e] = fma(-(g[k + i * PITCH] / root), g[k + j * PITCH] / root, g[e]);
      }
    }
  }
  workgroupBarrier();
  for (var e = t; e < ELEMENTS; e += THREADS) {
    let i = e % PITCH;
    if (i < p.n) {
      g[e] = select(g[e] / roots[i], roots[i], i == e / PITCH);
    }
  }
  workgroupBarrier();
  for (var e = t; e < ELEMENTS; e += THREADS) {
    let i = e % PITCH;
    let j = e / PITCH;
    if ((i < p.n) & (j < p.n)) {
      let u = select(0.0, g[e], i <= j);
      work[p.offU + i + j * p.n] = u;
      var r = u;
      if (p.first == 0u) {
        r = 0.0;
        for (var k = i; k <= j; k++) {
          r = fma(g[i + k * PITCH], before[k + j * PITCH], r);
        }
      }
      work[p.offR + i + j * p.n] = r;
    } else if ((i < p.n) & (j < columns)) {
      work[p.offC + i] = g[e];
    }
  }
  if (t == 0u) {
    let earlier = select(status[0], 0, p.first == 1u);
    status[0] = select(-1, select(0, p.passes, p.last == 1u), good & (earlier == 0));
  }
}
