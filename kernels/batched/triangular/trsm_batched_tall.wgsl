// trsm_batched_tall: B := alpha op(A)^-1 B for a batch of triangles of any order, A and B stored in any direction.
// Storage   lib/batch_problem: op(A)(i, l) at A.off + i*rs + l*cs, order n; B(i, c) at B.off + i*rs + c*cs, nrhs columns
// Mapping   workgroup (x, y) -> columns y*CN.. of problem x, from the first block of 32 rows of B to the last
//           with upper = 1 rows are counted from the last, which makes op(A) lower
//           products: 8 threads to a row, neighbours in memory side by side (ACROSS: rows of op(A) are contiguous)
//           the block itself: thread t -> row t % 32, column t / 32
// Tunables  CN columns (1..8)   workgroup bytes 4*(32*33 + 256*CN + 2*CN)
//           ACROSS   LISTED 1: records   A_IN_B 1: A lies in B's buffer   CONJ 1: the conjugate of op(A), of complex numbers
// Needs     256 threads. solves = 0 stores zeros and reads neither A nor B. Barriers are uniform because n is;
//           solved rows are read back from B behind a storageBarrier.
// Source    left-looking blocks: what is solved is subtracted from a block at once, then the block is solved by columns
const CN: u32 = 1u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_B: u32 = 0u;
const CONJ: u32 = 0u;
const NB: u32 = 32u;
const P: u32 = 8u;
const PITCH: u32 = 33u;

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

// The block on the diagonal; sums of a part, row and column; the row that was solved last, in two places by turns.
var<workgroup> block: array<V, NB * PITCH>;
var<workgroup> sums: array<V, P * NB * CN>;
var<workgroup> solved: array<V, 2u * CN>;

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

@compute @workgroup_size(256)
fn trsm_batched_tall(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let q = problem(group.x + p.baseX);
  let turned = p.upper != 0u;
  let solves = p.solves != 0u;
  // Everything is counted from the corner at which substitution begins.
  let end = max(q.n, 1u) - 1u;
  let a0 = q.A.off + select(0u, end * (q.A.rs + q.A.cs), turned);
  let rowA = select(q.A.rs, 0u - q.A.rs, turned);
  let colA = select(q.A.cs, 0u - q.A.cs, turned);
  let c0 = (group.y + p.baseY) * CN;
  let b0 = q.B.off + select(0u, end * q.B.rs, turned) + c0 * q.B.cs;
  let rowB = select(q.B.rs, 0u - q.B.rs, turned);
  let columns = select(min(q.nrhs, c0 + CN) - c0, 0u, c0 >= q.nrhs);

  let row = select(t % NB, t / P, ACROSS == 1u);
  let part = select(t / NB, t % P, ACROSS == 1u);
  let myRow = t % NB;
  let myCol = t / NB;
  for (var k0 = 0u; k0 < p.n; k0 += NB) {
    // The block on the diagonal; what is not below its diagonal is not read.
    for (var s = part; s < NB; s += P) {
      var a = V();
      if (solves & (k0 + row < q.n) & (s < row)) {
        a = elementOf(a0 + (k0 + row) * rowA + (k0 + s) * colA);
      }
      block[row * PITCH + s] = a;
    }
    // A(block, known) times what is known
    // @registers
    var sum: array<V, CN>;
    // @unroll
    for (var c = 0u; c < CN; c++) {
      sum[c] = V();
    }
    if (solves & (k0 + row < q.n)) {
      for (var l = part; l < k0; l += P) {
        let a = elementOf(a0 + (k0 + row) * rowA + l * colA);
        // @unroll
        for (var c = 0u; c < CN; c++) {
          if (c < columns) {
            sum[c] += mul(a, widen(B[b0 + l * rowB + c * q.B.cs]));
          }
        }
      }
    }
    // @unroll
    for (var c = 0u; c < CN; c++) {
      sums[(part * NB + row) * CN + c] = sum[c];
    }
    workgroupBarrier();
    let mine = (k0 + myRow < q.n) & (myCol < columns);
    let place = b0 + (k0 + myRow) * rowB + myCol * q.B.cs;
    var b = V();
    var pivot = ofReal(1.0);
    if (mine & solves) {
      var known = V();
      for (var s = 0u; s < P; s++) {
        known += sums[(s * NB + myRow) * CN + myCol];
      }
      b = mul(p.alpha, widen(B[place])) - known;
      if (p.unit == 0u) {
        pivot = elementOf(a0 + (k0 + myRow) * (rowA + colA));
      }
    }
    for (var l = 0u; l < NB; l++) {
      let slot = (l % 2u) * CN + myCol;
      if (mine & (myRow == l)) {
        b = divide(b, pivot);
        solved[slot] = b;
      }
      workgroupBarrier();
      if (mine & (myRow > l)) {
        b -= mul(block[myRow * PITCH + l], solved[slot]);
      }
    }
    if (mine) {
      B[place] = narrow(b);
    }
    storageBarrier();
    workgroupBarrier();
  }
}
