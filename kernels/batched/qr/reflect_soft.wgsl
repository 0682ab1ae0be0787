// reflect_soft: C := H(0) .. H(k-1) C for each problem of a batch of doubles, or their adjoints in the other order, H = I - tau v v^H; with
//               IDENTITY A := the first columns of that product, in place of the v's.
// Storage   where lib/batch_problem says: v's in A below their diagonal, k = nrhs of them, tau a column C, and what is multiplied in B, m x
//           n. Reflectors are counted as they are applied, those from `start` to `end` here: those before must have been
// Mapping   workgroup (x, y) -> problem, columns y*TEAM/LINES.. of B, or all with IDENTITY, with PACKED of THREADS/TEAM problems; LINES
//           threads -> a column, each every LINES-th row, so that bits depend on neither THREADS nor TEAM
// Tunables  THREADS (32..256)  LINES a power of two   TEAM: lib/batch_team, a multiple of LINES   workgroup bytes = size(T)*THREADS
//           T V COMPLEX: lib/double_elements   LISTED: lib/batch_problem   V_IN_X, TAU_IN_X 1: they lie in the buffer of B, which WebGPU
//           lets us bind only once
// Needs     barriers are uniform: sizes are uniforms or read-only and indexed by the workgroup. v's, tau and B share no element. IDENTITY:
//           V_IN_X, `backward`. Where tau is 0, H is the identity, whatever v is
// Source    LAPACK xORM2R, xORG2R
// @use lib/double_elements
const THREADS: u32 = 64u;
const TEAM: u32 = 64u;
const PACKED: u32 = 0u;
const LINES: u32 = 8u;
const LISTED: u32 = 0u;
const IDENTITY: u32 = 0u;
const V_IN_X: u32 = 0u;
const V_APART: u32 = 1u - V_IN_X;
const TAU_IN_X: u32 = 0u;
const TAU_APART: u32 = 1u - TAU_IN_X;

struct Params {
// @use lib/batch_fields
  start: u32,
  end: u32,
  backward: u32, // the last one first
  conjV: u32,
  conjTau: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
// @when V_APART
@group(0) @binding(1) var<storage, read> reflectors: array<T>;
// @end
// @when TAU_APART
@group(0) @binding(2) var<storage, read> tau: array<T>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/batch_team

var<workgroup> sums: array<V, THREADS>;

// @use lib/line_sums_double

fn reflectorAt(at: u32) -> V {
  var value = T();
  // @when V_APART
  value = reflectors[at];
  // @end
  // @when V_IN_X
  value = X[at];
  // @end
  let wide = widen(value);
  return select(wide, conj(wide), p.conjV != 0u);
}

fn scaleAt(at: u32) -> V {
  var value = T();
  // @when TAU_APART
  value = tau[at];
  // @end
  // @when TAU_IN_X
  value = X[at];
  // @end
  let wide = widen(value);
  return select(wide, conj(wide), p.conjTau != 0u);
}

@compute @workgroup_size(THREADS)
fn reflect_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let team = t / TEAM;
  let lane = t % TEAM;
  let line = t % LINES;
  let exists = numberOf(group.x, team) < p.count;
  let a = problemOf(numberOf(group.x, team));
  var m = a.m;
  var n = a.n;
  var count = a.nrhs;
  // @when PACKED
  m = p.m;
  n = p.n;
  count = p.nrhs;
  // @end
  count = min(count, m);
  var x = a.B;
  var begin = (group.y + p.baseY) * (TEAM / LINES);
  var last = min(n, begin + TEAM / LINES);
  // @when IDENTITY
  x = a.A;
  last = n;
  if (p.start == 0u && exists) {
    for (var e = lane; e < m * (n - min(count, n)); e += TEAM) {
      let i = e % m;
      let j = count + e / m;
      X[x.off + i * x.rs + j * x.cs] = narrow(select(V(), one(), i == j));
    }
  }
  // @end
  for (var s = p.start; s < min(p.end, count); s++) {
    let k = select(s, count - 1u - s, p.backward != 0u);
    let diagonal = a.A.off + k * (a.A.rs + a.A.cs);
    let scale = scaleAt(a.C.off + k);
    // @when IDENTITY
    begin = k + 1u;
    // @end
    storageBarrier();
    for (var first = begin; first < last; first += TEAM / LINES) {
      let j = first + lane / LINES;
      let column = x.off + k * x.rs + j * x.cs;
      var top = V();
      var sum = V();
      if (j < last) {
        top = widen(X[column]);
        for (var i = 1u + line; i < m - k; i += LINES) {
          sum = mad(conj(reflectorAt(diagonal + i * a.A.rs)), widen(X[column + i * x.rs]), sum);
        }
      }
      sums[t] = sum;
      sumLines(t);
      if (exists && j < last && !isZeroV(scale)) {
        let by = neg(mul(scale, add(top, sums[t - line])));
        if (line == 0u) {
          X[column] = narrow(add(top, by));
        }
        for (var i = 1u + line; i < m - k; i += LINES) {
          let at = column + i * x.rs;
          X[at] = narrow(mad(reflectorAt(diagonal + i * a.A.rs), by, widen(X[at])));
        }
      }
      workgroupBarrier();
    }
    // @when IDENTITY
    // Column k of Q is H(k) times that of the unit matrix.
    storageBarrier();
    for (var i = lane; exists && i < m; i += TEAM) {
      let at = x.off + i * x.rs + k * x.cs;
      var value = V();
      if (i == k) {
        value = add(one(), neg(scale));
      } else if (i > k && !isZeroV(scale)) {
        value = mul(neg(scale), reflectorAt(at));
      }
      X[at] = narrow(value);
    }
    // @end
  }
}
