// geqr2_column: one step of Householder QR of a panel of any height, rows spread over workgroups: applies reflector step-1 to the columns
// behind it, then makes the parts of the products of column `step` with all columns.
// Step 0 scales, the last one only applies and scales back.
// Storage   A[off + i + c*lda], i < m, c < width, in place; tau[offTau + k]; best as geqr2_largest leaves it;
//           before, after: row `step` (step-1 for `before`), WIDTH elements, then the sums of each group, WIDTH each;
//           Z[c + k*WIDTH] := v(c)^H v(k), c < k
// Mapping   workgroup (x) -> rows x*rows..; thread -> every THREADS-th of them, all columns. All groups add up the parts of the step before
// Tunables  THREADS (32..256, a multiple of WIDTH)  WIDTH widest panel (4..32); workgroup bytes = size(V)*WIDTH*(THREADS + 4)
// Needs     `rows` is a multiple of THREADS; steps 0..min(m, width), one launch each, `before` and `after` exchanged in between.
//           Scales and small numbers: see geqr2_panel
// Source    LAPACK xGEQR2, xLARFG
// @use lib/field
const THREADS: u32 = 64u;
const WIDTH: u32 = 8u;
const STRIDE: u32 = THREADS + 1u;
const PARTS: u32 = THREADS / WIDTH;

struct Params {
  m: u32,
  width: u32,
  step: u32,
  steps: u32,
  groups: u32,
  rows: u32,
  off: u32,
  lda: u32,
  offTau: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> tau: array<T>;
@group(0) @binding(2) var<storage, read> best: array<u32>;
@group(0) @binding(3) var<storage, read> before: array<V>;
@group(0) @binding(4) var<storage, read_write> after: array<V>;
@group(0) @binding(5) var<storage, read_write> Z: array<T>;
@group(0) @binding(6) var<uniform> p: Params;

var<workgroup> parts: array<V, WIDTH * STRIDE>;
var<workgroup> sums: array<V, WIDTH>;
var<workgroup> weights: array<V, WIDTH>;
var<workgroup> shifts: array<i32, WIDTH>;

// @use lib/householder
// @use lib/reflector

// sums and shifts of the columns, from the parts that the launches before this one have left: scales are needed at both ends only.
fn addParts(t: u32, isFirst: bool, isLast: bool) {
  let own = t % WIDTH;
  var sum = V();
  var largest = 0u;
  for (var g = t / WIDTH; g < p.groups; g += PARTS) {
    if (isFirst || isLast) {
      largest = max(largest, best[g * WIDTH + own]);
    }
    if (!isFirst) {
      sum += before[WIDTH + g * WIDTH + own];
    }
  }
  parts[t] = ofReal(bitcast<R>(largest));
  workgroupBarrier();
  if (t < WIDTH) {
    for (var s = 0u; s < PARTS; s++) {
      largest = max(largest, bitcast<u32>(realPart(parts[s * WIDTH + t])));
    }
    shifts[t] = scaleOf(largest);
  }
  workgroupBarrier();
  parts[t] = sum;
  workgroupBarrier();
  if (t < WIDTH) {
    sum = V();
    for (var s = 0u; s < PARTS; s++) {
      sum += parts[s * WIDTH + t];
    }
    sums[t] = sum;
  }
  workgroupBarrier();
}

// The sums of what threads have for each column in parts: pieces of a column, one for each thread, and then their sum.
fn storeProducts(t: u32, group: u32) {
  var sum = V();
  for (var s = t / WIDTH; s < THREADS; s += PARTS) {
    sum += parts[t % WIDTH * STRIDE + s];
  }
  workgroupBarrier();
  parts[t] = sum;
  workgroupBarrier();
  if (t < WIDTH) {
    sum = V();
    for (var s = 0u; s < PARTS; s++) {
      sum += parts[s * WIDTH + t];
    }
    after[WIDTH + group * WIDTH + t] = sum;
  }
}

@compute @workgroup_size(THREADS)
fn geqr2_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = max(p.step, 1u) - 1u;
  let isFirst = p.step == 0u;
  let isLast = p.step == p.steps;
  addParts(t, isFirst, isLast);
  let h = fieldReflector(before[k], realPart(sums[k]));
  if (t < WIDTH) {
    let w = mad(conj(h.scale), sums[t], before[t]);
    weights[t] = select(V(), mul(conj(h.tau), w), !isFirst && t > k);
    if (group.x == 0u && !isFirst) {
      Z[t + k * WIDTH] = narrow(select(V(), conj(w), t < k));
      if (t == k) {
        tau[p.offTau + k] = narrow(h.tau);
      }
    }
  }
  workgroupBarrier();
  // @registers
  var products: array<V, WIDTH>;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    products[c] = V();
  }
  let end = min(p.m, (group.x + 1u) * p.rows);
  for (var i = group.x * p.rows + t; i < end; i += THREADS) {
    // @registers
    var x: array<V, WIDTH>;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      x[c] = widen(A[p.off + i + min(c, p.width - 1u) * p.lda]);
    }
    var v = V();
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      v = select(v, x[c], c == k);
    }
    let below = mul(v, h.scale);
    v = select(select(below, ofReal(1.0), i == k), V(), i < k || isFirst);
    var y = V();
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let inside = !isFirst && c == k && i >= k;
      x[c] = select(mad(-v, weights[c], x[c]), select(below, ofReal(h.beta), i == k), inside);
      let by = select(select(0, shifts[c], isFirst), -shifts[c], isLast && i <= c);
      x[c] = x[c] * halfPower(by) * otherPower(by);
      x[c] = select(V(), x[c], c < p.width);
      y = select(y, x[c], c == p.step);
      if (c < p.width && (isFirst || isLast || c >= k)) {
        A[p.off + i + c * p.lda] = narrow(x[c]);
      }
      if (i == p.step) {
        after[c] = x[c];
      }
    }
    y = select(V(), conj(y), i > p.step);
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      products[c] = mad(y, x[c], products[c]);
    }
  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    parts[c * STRIDE + t] = products[c];
  }
  workgroupBarrier();
  storeProducts(t, group.x);
}
