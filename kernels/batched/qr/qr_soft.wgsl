// qr_soft: A = Q R of each matrix of a batch of doubles, m x n, real or complex, by one workgroup, column after column: R, and the
//          reflectors H = I - tau v v^H below it, whose H^H are applied.
// Storage   where lib/batch_problem says; R and the v's in place, tau[piv + k], k < min(m, n). Columns `start` to `end` are eliminated:
//           those before must have been, by a dispatch in front of this one
// Mapping   workgroup x -> matrix, or with PACKED THREADS/TEAM of them; LINES threads -> a column, each every LINES-th row, so that bits
//           depend on neither THREADS nor TEAM. What one thread decides for a matrix, a thread of the first does for each
// Tunables  THREADS (32..256)  LINES a power of two   TEAM: lib/batch_team, a multiple of LINES   T V COMPLEX: lib/double_elements
//           workgroup bytes = size(T)*(THREADS + 3*THREADS/TEAM) + 4*THREADS/TEAM
//           LISTED: lib/batch_problem   TAU_IN_A 1: tau lies in the buffer of A, which WebGPU lets us bind only once
// Needs     barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup. Where there is nothing below the diagonal,
//           and that is real, tau is 0, and H the identity
// Source    LAPACK xGEQR2, xLARFG; a column is scaled by the power of two of its largest element in front of its norm
// @use lib/double_elements
// @use lib/double_scaled
// @use lib/double_squares
// @use lib/double_reflector
const THREADS: u32 = 64u;
const TEAM: u32 = 64u;
const PACKED: u32 = 0u;
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
// @use lib/batch_team

var<workgroup> sums: array<V, THREADS>;
// The upper words of the largest part of a column.
var<workgroup> largest: array<atomic<u32>, TEAMS>;
var<workgroup> made: array<Reflector, TEAMS>;

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
  let team = t / TEAM;
  let lane = t % TEAM;
  let line = t % LINES;
  let exists = numberOf(group.x, team) < p.count;
  let a = problemOf(numberOf(group.x, team));
  var m = a.m;
  var n = a.n;
  // @when PACKED
  m = p.m;
  n = p.n;
  // @end
  let f = a.A;
  let end = min(p.end, min(m, n));
  for (var k = p.start; k < end; k++) {
    let diagonal = f.off + k * (f.rs + f.cs);
    if (lane == 0u) {
      atomicStore(&largest[team], 0u);
    }
    storageBarrier();
    workgroupBarrier();
    for (var i = lane; i < m - k; i += TEAM) {
      atomicMax(&largest[team], upperWord(widen(A[diagonal + i * f.rs])));
    }
    workgroupBarrier();
    let e = exponentOf(atomicLoad(&largest[team]));
    var squares = R();
    for (var i = 1u + lane; lane < LINES && i < m - k; i += LINES) {
      squares = plusSquares(scaled(widen(A[diagonal + i * f.rs]), -e), squares);
    }
    sums[t] = ofReal(squares);
    sumLines(t);
    if (t < TEAMS && numberOf(group.x, t) < p.count) {
      let own = problemOf(numberOf(group.x, t));
      let top = own.A.off + k * (f.rs + f.cs);
      let exponent = exponentOf(atomicLoad(&largest[t]));
      let h = reflectorOf(scaled(widen(A[top]), -exponent), realPart(sums[t * TEAM]));
      A[top] = narrow(ofReal(dScale(h.beta, exponent)));
      // @when TAU_APART
      tau[own.piv + k] = narrow(h.tau);
      // @end
      // @when TAU_IN_A
      A[own.piv + k] = narrow(h.tau);
      // @end
      made[t] = h;
    }
    workgroupBarrier();
    let h = made[team];
    let live = exists && !isZeroV(h.tau);
    for (var i = 1u + lane; live && i < m - k; i += TEAM) {
      let at = diagonal + i * f.rs;
      A[at] = narrow(mul(scaled(widen(A[at]), -e), h.scale));
    }
    storageBarrier();
    for (var first = k + 1u; first < n; first += TEAM / LINES) {
      let j = first + lane / LINES;
      let column = diagonal + (j - k) * f.cs;
      var top = V();
      var sum = V();
      if (live && j < n) {
        top = widen(A[column]);
        for (var i = 1u + line; i < m - k; i += LINES) {
          sum = mad(conj(widen(A[diagonal + i * f.rs])), widen(A[column + i * f.rs]), sum);
        }
      }
      sums[t] = sum;
      sumLines(t);
      if (live && j < n) {
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
