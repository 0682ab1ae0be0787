// qr_soft: A = Q R of each matrix of a batch of doubles, m x n, real or complex, by one workgroup, column after column: R, and the
//          reflectors H = I - tau v v^H below it, whose H^H are applied.
// Storage   where lib/batch_problem says; R and the v's in place, tau[piv + k], k < min(m, n). Columns `start` to `end` are eliminated:
//           those before must have been, by a dispatch in front of this one
// Mapping   workgroup x -> matrix; LINES threads -> a column, each every LINES-th row, so that bits do not depend on THREADS
// Tunables  THREADS (32..256)  LINES a power of two   workgroup bytes = size(T)*(THREADS + 3) + 4   T V COMPLEX: lib/double_elements
//           LISTED: lib/batch_problem   TAU_IN_A 1: tau lies in the buffer of A, which WebGPU lets us bind only once
// Needs     barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup. Where there is nothing below the diagonal,
//           and that is real, tau is 0, and H the identity
// Source    LAPACK xGEQR2, xLARFG; a column is scaled by the power of two of its largest element in front of its norm
// @use lib/double_elements
// @use lib/double_scaled
// @use lib/double_squares
// @use lib/double_reflector
const THREADS: u32 = 64u;
const LINES: u32 = 8u;
const LISTED: u32 = 0u;
const TAU_IN_A: u32 = 0u;
const TAU_APART: u32 = 1u - TAU_IN_A;

struct Params {
// @use lib/batch_fields
  start: u32,
  end: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
// @when TAU_APART
@group(0) @binding(1) var<storage, read_write> tau: array<T>;
// @end
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> sums: array<V, THREADS>;
// The upper words of the largest part of a column.
var<workgroup> largest: atomic<u32>;
var<workgroup> made: Reflector;

// @use lib/line_sums_double

fn upperWord(x: V) -> u32 {
  // @when REAL
  return x.y & 0x7fffffffu;
  // @end
  // @when COMPLEX
  return max(x.y & 0x7fffffffu, x.w & 0x7fffffffu);
  // @end
}

// By which power of two a column is divided. Subnormal numbers become integers.
fn exponentOf(upper: u32) -> i32 {
  let field = upper >> 20u;
  return select(select(i32(field) - 1023, -1074, field == 0u), 0, field == 0x7ffu);
}

@compute @workgroup_size(THREADS)
fn qr_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let a = problem(group.x + p.baseX);
  let m = a.m;
  let n = a.n;
  let f = a.A;
  let line = t % LINES;
  let end = min(p.end, min(m, n));
  for (var k = p.start; k < end; k++) {
    let diagonal = f.off + k * (f.rs + f.cs);
    if (t == 0u) {
      atomicStore(&largest, 0u);
    }
    storageBarrier();
    workgroupBarrier();
    for (var i = t; i < m - k; i += THREADS) {
      atomicMax(&largest, upperWord(widen(A[diagonal + i * f.rs])));
    }
    workgroupBarrier();
    let e = exponentOf(atomicLoad(&largest));
    var squares = R();
    for (var i = 1u + t; t < LINES && i < m - k; i += LINES) {
      squares = plusSquares(scaled(widen(A[diagonal + i * f.rs]), -e), squares);
    }
    sums[t] = ofReal(squares);
    sumLines(t);
    if (t == 0u) {
      made = reflectorOf(scaled(widen(A[diagonal]), -e), realPart(sums[0]));
      A[diagonal] = narrow(ofReal(dScale(made.beta, e)));
      // @when TAU_APART
      tau[a.piv + k] = narrow(made.tau);
      // @end
      // @when TAU_IN_A
      A[a.piv + k] = narrow(made.tau);
      // @end
    }
    let h = workgroupUniformLoad(&made);
    if (!isZeroV(h.tau)) {
      for (var i = 1u + t; i < m - k; i += THREADS) {
        let at = diagonal + i * f.rs;
        A[at] = narrow(mul(scaled(widen(A[at]), -e), h.scale));
      }
      storageBarrier();
      for (var first = k + 1u; first < n; first += THREADS / LINES) {
        let j = first + t / LINES;
        let column = diagonal + (j - k) * f.cs;
        var top = V();
        var sum = V();
        if (j < n) {
          top = widen(A[column]);
          for (var i = 1u + line; i < m - k; i += LINES) {
            sum = mad(conj(widen(A[diagonal + i * f.rs])), widen(A[column + i * f.rs]), sum);
          }
        }
        sums[t] = sum;
        sumLines(t);
        if (j < n) {
          let by = neg(mul(conj(h.tau), add(top, sums[t - line])));
          if (line == 0u) {
            A[column] = narrow(add(top, by));
          }
          for (var i = 1u + line; i < m - k; i += LINES) {
            let at = column + i * f.rs;
            A[at] = narrow(mad(widen(A[diagonal + i * f.rs]), by, widen(A[at])));
          }
        }
        workgroupBarrier();
      }
    }
  }
}
