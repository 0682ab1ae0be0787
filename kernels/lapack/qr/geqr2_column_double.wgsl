// geqr2_column_double: a step of the unblocked QR of a panel of doubles, in one dispatch: the reflector of column step-1 is made of sums
// that all workgroups have left and applied to the panel, then the sums of column `step` are taken.
// Storage   A[off + i + q*lda], i < m, q < width; tau[offTau + q]; exponents[q]: column q is scaled by 2^-exponents[q] from the first step
//           to the last. found, of even steps and `pitch` further on of odd ones: from g*WIDTH on, workgroup g's sums over its rows
//           i > step of conj(x(i, step)) x(i, q); from groups*WIDTH on the elements of row `step`
// Mapping   workgroup (x < groups) -> `rows` rows from x*rows on, LINES at a time; thread -> one of them, in one column. `step` workgroups
//           more do nothing: all that steps differ in is their number, and what the host sets for one of them is set for all
// Tunables  WIDTH widest panel  LINES rows at a time, a power of two; both 8 or 16; workgroup bytes size(T)*(WIDTH*(3*LINES + 3) + 2) + 8
//           T V COMPLEX: lib/double_elements
// Needs     all workgroups in one dispatch; rows a multiple of LINES; steps 0 .. min(m, width), in order. Where there is nothing below
//           the diagonal, and that is real, tau is 0, and H the identity
// Source    LAPACK xGEQR2, xLARFG: H = I - tau v v^H, v = (1, x/(alpha - beta)), so that v^H y is known from x^H y; H^H is applied
// @use lib/double_elements
// @use lib/double_scaled
// @use lib/double_squares
const WIDTH: u32 = 16u;
const LINES: u32 = 16u;
const THREADS: u32 = WIDTH * LINES;
const PITCH: u32 = LINES + 1u;

struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  rows: u32,
  steps: u32,
  groups: u32,
  offTau: u32,
  pitch: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> tau: array<T>;
@group(0) @binding(2) var<storage, read> exponents: array<i32>;
@group(0) @binding(3) var<storage, read_write> found: array<T>;
@group(0) @binding(4) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS>;
// Rows as they were, and as they are behind the reflector.
var<workgroup> old: array<V, WIDTH * PITCH>;
var<workgroup> fresh: array<V, WIDTH * PITCH>;
// conj(tau) v^H y of each column y.
var<workgroup> factors: array<V, WIDTH>;
var<workgroup> beta: R;
var<workgroup> tauOfColumn: V;
// 1/(alpha - beta); 0 where H is the identity.
var<workgroup> reciprocal: V;

// @when REAL
fn isReal(x: V) -> bool {
  return true;
}
// @end
// @when COMPLEX
fn isReal(x: V) -> bool {
  return dIsZero(x.zw);
}
// @end

// Uniform control flow only: sums[q*LINES] becomes the sum over column q's threads.
fn sumUp(t: u32) {
  for (var half = LINES / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t % LINES < half) {
      sums[t] = add(sums[t], sums[t + half]);
    }
  }
  workgroupBarrier();
}

@compute @workgroup_size(THREADS)
fn geqr2_column_double(
  @builtin(workgroup_id) group: vec3u,
  @builtin(num_workgroups) grid: vec3u,
  @builtin(local_invocation_index) t: u32,
) {
  if (group.x >= p.groups) {
    return;
  }
  let step = grid.x - p.groups;
  let before = (step + 1u) % 2u * p.pitch;
  let after = step % 2u * p.pitch;
  let line = t % LINES;
  let q = t / LINES;
  let done = step - 1u;
  if (step > 0u) {
    var sum: V;
    for (var g = line; g < p.groups; g += LINES) {
      sum = add(sum, widen(found[before + g * WIDTH + q]));
    }
    sums[t] = sum;
    sumUp(t);
    // Two threads far enough apart to be of two subgroups: one finds tau, the other 1/(alpha - beta).
    if (t % (THREADS / 2u) == 0u) {
      let squares = realPart(sums[done * LINES]);
      let alpha = widen(found[before + p.groups * WIDTH + done]);
      var end = realPart(alpha);
      var quotient: V;
      if (!dIsZero(squares) || !isReal(alpha)) {
        end = dSqrt(plusSquares(alpha, squares));
        end.y ^= ~realPart(alpha).y & 0x80000000u;
        let difference = add(alpha, ofReal(dNeg(end)));
        if (t == 0u) {
          quotient = overReal(neg(difference), end);
        } else {
          quotient = inverse(difference);
        }
      }
      if (t == 0u) {
        beta = end;
        tauOfColumn = quotient;
        if (group.x == 0u) {
          tau[p.offTau + done] = narrow(quotient);
        }
      } else {
        reciprocal = quotient;
      }
    }
    workgroupBarrier();
    if (t < WIDTH) {
      let row = widen(found[before + p.groups * WIDTH + t]);
      factors[t] = mul(conj(tauOfColumn), mad(conj(reciprocal), sums[t * LINES], row));
    }
    workgroupBarrier();
  }

  let first = group.x * p.rows;
  let last = min(p.m, first + p.rows);
  var sum: V;
  for (var i0 = first; i0 < last; i0 += LINES) {
    let i = i0 + line;
    let inside = i < last && q < p.width;
    let at = p.off + i + q * p.lda;
    var x: V;
    if (inside) {
      x = widen(A[at]);
      if (step == 0u) {
        x = scaled(x, -exponents[q]);
      }
    }
    old[line + q * PITCH] = x;
    workgroupBarrier();
    if (step > 0u && inside && q >= done && i >= done) {
      if (!isZeroV(reciprocal)) {
        if (i == done) {
          if (q == done) {
            x = ofReal(beta);
          } else {
            x = add(x, neg(factors[q]));
          }
        } else {
          let v = mul(old[line + done * PITCH], reciprocal);
          if (q == done) {
            x = v;
          } else {
            x = mad(neg(v), factors[q], x);
          }
        }
      }
    }
    fresh[line + q * PITCH] = x;
    workgroupBarrier();
    if (step < p.steps && inside && q >= step && i > step) {
      sum = mad(conj(fresh[line + step * PITCH]), x, sum);
    }
    if (inside) {
      if (i == step) {
        found[after + p.groups * WIDTH + q] = narrow(x);
      }
      if (step == p.steps && i <= q) {
        x = scaled(x, exponents[q]);
      }
      A[at] = narrow(x);
    }
  }
  sums[t] = sum;
  sumUp(t);
  if (line == 0u) {
    found[after + group.x * WIDTH + q] = narrow(sums[t]);
  }
}
