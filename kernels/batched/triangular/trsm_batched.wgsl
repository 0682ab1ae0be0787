// trsm_batched: B := alpha op(A)^-1 B for a batch of triangles of order up to ROWS, A and B stored in any direction.
// Storage   lib/batch_problem: op(A)(i, l) at A.off + i*rs + l*cs, order n; B(i, c) at B.off + i*rs + c*cs, nrhs columns
// Mapping   workgroup (x, y) -> columns y*CN.. of the problems x*G..x*G+G-1; a thread per row of B, its CN elements in registers
//           with upper = 1 rows are counted from the last, which makes op(A) lower
// Tunables  ROWS rows (4..64)  G problems (1..32)  CN columns (1..8)   threads = ROWS*G <= 256, workgroup bytes 8*G*CN
//           LISTED 1: records   A_IN_B 1: A lies in B's buffer   CONJ 1: the conjugate of op(A), of complex numbers
// Needs     solves = 0 stores zeros and reads neither A nor B. Barriers are uniform because n is.
// Source    substitution by columns; two places for the solved row, so that one barrier per column suffices
const ROWS: u32 = 16u;
const G: u32 = 8u;
const CN: u32 = 1u;
const LISTED: u32 = 0u;
const A_IN_B: u32 = 0u;
const CONJ: u32 = 0u;
const THREADS: u32 = ROWS * G;
const SOLVED: u32 = G * CN;

// @use lib/field

struct Params {
// @use lib/batch_fields
  solves: u32,
  upper: u32,
  unit: u32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> solved: array<V, 2u * SOLVED>;

fn elementOf(at: u32) -> V {
  var stored: T;
  if (A_IN_B == 1u) {
    stored = B[at];
  } else {
    stored = A[at];
  }
  var value = widen(stored);
  // @when CONJ
  value = conj(value);
  // @end
  return value;
}

@compute @workgroup_size(THREADS)
fn trsm_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / ROWS;
  let i = t % ROWS;
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let n = select(0u, q.n, z < p.count);
  let mine = i < n;
  let turned = p.upper != 0u;
  // Row i of op(A), and the step from a column to the next: backwards, the last of all comes first.
  let row = select(i, n - 1u - i, turned);
  let start = q.A.off + row * q.A.rs + select(0u, (n - 1u) * q.A.cs, turned);
  let step = select(q.A.cs, 0u - q.A.cs, turned);
  let c0 = (group.y + p.baseY) * CN;
  let b0 = q.B.off + row * q.B.rs + c0 * q.B.cs;
  let solves = p.solves != 0u;
  // @registers
  var b: array<V, CN>;
  // @unroll
  for (var c = 0u; c < CN; c++) {
    b[c] = V();
    if (mine & solves & (c0 + c < q.nrhs)) {
      b[c] = mul(p.alpha, widen(B[b0 + c * q.B.cs]));
    }
  }
  var pivot = ofReal(1.0);
  if (mine & solves & (p.unit == 0u)) {
    pivot = elementOf(start + i * step);
  }
  var next = V();
  if (mine & solves & (i > 0u)) {
    next = elementOf(start);
  }
  let last = select(0u, p.n, solves);
  for (var l = 0u; l < last; l++) {
    let slot = (l % 2u) * SOLVED + g * CN;
    if (i == l) {
      // @unroll
      for (var c = 0u; c < CN; c++) {
        b[c] = divide(b[c], pivot);
        solved[slot + c] = b[c];
      }
    }
    let a = next;
    if (mine & (i > l + 1u)) {
      next = elementOf(start + (l + 1u) * step);
    }
    workgroupBarrier();
    if (mine & (i > l)) {
      // @unroll
      for (var c = 0u; c < CN; c++) {
        b[c] -= mul(a, solved[slot + c]);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < CN; c++) {
    if (mine & (c0 + c < q.nrhs)) {
      B[b0 + c * q.B.cs] = narrow(b[c]);
    }
  }
}
