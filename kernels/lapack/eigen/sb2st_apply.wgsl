// sb2st_apply: several steps of the reflectors of neighbouring sweeps of sb2st_chase, applied to the columns of a matrix, whose rows lie one
// behind the other.
// Maths     C := H(s,k) C for the sweeps s of a group from the last to the first, then for the next k: of one step they act on rows
//           s + 1 + k*B .. , each a row further down than the one before it in the group
// Storage   C(r, c) = C[offC + c + r*ldc], r < n, c < columns
//           reflectors[offV + s*(ldv + 1) + 1 + k*B + l] = element l of the vector of step k of sweep s, tau in place of the 1 at l = 0,
//           rows below n
// Mapping   workgroup (x, y) -> THREADS columns, one a thread, and the group group + y: SWEEPS sweeps from there on; `steps` steps from
//           start + y*apart on. Groups of one dispatch must be far enough from each other. The rows of a reflector are in registers; they are
//           turned by TURN rows together
// Tunables  B bandwidth (8..32)  SWEEPS of a group, a multiple of 4 (16..64)  THREADS (32..256)
//           workgroup bytes = 4*(SWEEPS*B + SWEEPS), twice that of complex numbers
// Needs     B a multiple of 4; C and reflectors are different buffers
// Source    as sb2st_chase; the order of what is applied together: C. Bischof, B. Lang, X. Sun, ACM Trans. Math. Softw. 26 (2000)
const B: u32 = 8u;
const SWEEPS: u32 = 16u;
const THREADS: u32 = 64u;
const TURN: u32 = 4u;
const ROWS: u32 = B + TURN;
const FOURS: u32 = B / 4u;
const TURNS: u32 = SWEEPS / TURN;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  sweeps: u32,
  columns: u32,
  offC: u32,
  ldc: u32,
  group: u32,
  start: u32,
  apart: u32,
  steps: u32,
  offV: u32,
  ldv: u32,
}
@group(0) @binding(0) var<storage, read_write> C: array<T>;
@group(0) @binding(1) var<storage, read> reflectors: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/field
// @use lib/four

var<workgroup> vectors: array<Four, SWEEPS * FOURS>;
var<workgroup> factors: array<V, SWEEPS>;

fn reflected(place: u32) -> V {
  return widen(reflectors[place]);
}

@compute @workgroup_size(THREADS)
fn sb2st_apply(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let y = group.y + p.baseY;
  let s0 = (p.group + y) * SWEEPS;
  let c = (group.x + p.baseX) * THREADS + t;
  let isThere = c < p.columns;
  let place = p.offC + min(c, p.columns - 1u);
  let k0 = p.start + y * p.apart;
  for (var k = k0; k < k0 + p.steps; k++) {
    let first = s0 + 1u + k * B; // row of the group's first reflector
    if (first >= p.n) {
      break;
    }
    workgroupBarrier();
    for (var e = t; e < SWEEPS * FOURS; e += THREADS) {
      let i = e / FOURS;
      let l = e % FOURS * 4u;
      let s = s0 + i;
      let rows = select(0u, p.n - min(p.n, first + i + l), s < p.sweeps); // of the sweep from this element on
      let begin = select(0u, p.offV + s * (p.ldv + 1u) + 1u + k * B + l, rows > 0u);
      let last = max(rows, 1u) - 1u;
      let keep = vec4u(0u, 1u, 2u, 3u) < vec4u(rows);
      let x = reflected(begin);
      let y = reflected(begin + min(last, 1u));
      let z = reflected(begin + min(last, 2u));
      let w = reflected(begin + min(last, 3u));
      if (l == 0u) {
        factors[i] = select(V(), -x, keep.x);
      }
      vectors[e] = kept(four(select(x, one(), l == 0u), y, z, w), keep);
    }
    workgroupBarrier();
    // The rows behind those that come in first
    // @registers
    var x: array<V, ROWS>;
    // @unroll
    for (var l = 0u; l < ROWS; l++) {
      x[l] = V();
    }
    // @unroll
    for (var l = 0u; l < B; l++) {
      let r = first + SWEEPS + l;
      x[l] = select(V(), widen(C[place + min(r, p.n - 1u) * p.ldc]), r < p.n);
    }
    for (var turn = 0u; turn < TURNS; turn++) {
      let i = SWEEPS - TURN - turn * TURN; // the first sweep of this turn, which comes last
      // @unroll
      for (var l = 0u; l < B; l++) {
        x[B - 1u - l + TURN] = x[B - 1u - l];
      }
      // @unroll
      for (var l = 0u; l < TURN; l++) {
        let r = first + i + l;
        x[l] = select(V(), widen(C[place + min(r, p.n - 1u) * p.ldc]), r < p.n);
      }
      // @unroll
      for (var l = 0u; l < TURN; l++) {
        let u = (i + TURN - 1u - l) * FOURS;
        // Four sums, so that none waits for the one before
        // @registers
        var sum: array<V, 4>;
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          sum[c] = V();
        }
        // @unroll
        for (var q = 0u; q < FOURS; q++) {
          let v = vectors[u + q];
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            sum[c] = mad(conj(item(v, c)), x[TURN - 1u - l + c + 4u * q], sum[c]);
          }
        }
        let w = mul(factors[i + TURN - 1u - l], sum[0] + sum[1] + (sum[2] + sum[3]));
        // @unroll
        for (var q = 0u; q < FOURS; q++) {
          let v = vectors[u + q];
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[TURN - 1u - l + c + 4u * q] = mad(w, item(v, c), x[TURN - 1u - l + c + 4u * q]);
          }
        }
      }
      // No sweep before these reaches the last rows.
      // @unroll
      for (var l = 0u; l < TURN; l++) {
        let r = first + i + B + l;
        if (isThere && r < p.n) {
          C[place + r * p.ldc] = narrow(x[B + l]);
        }
      }
    }
    // @unroll
    for (var l = 0u; l < B; l++) {
      if (isThere && first + l < p.n) {
        C[place + (first + l) * p.ldc] = narrow(x[l]);
      }
    }
  }
}
