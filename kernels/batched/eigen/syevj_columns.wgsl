// syevj_columns: eigenvalues and, with VECTORS, eigenvectors of the symmetric matrices of a batch by Jacobi's rotations, in registers.
// Storage   lib/batch_problem: of A(i, j), n x n, the lower triangle is read, or with p.upper the upper one; it becomes Z with VECTORS.
//           W[piv + k], k < n, ascending; with W_IN_A in A's buffer. info[offInfo + q]: 0, n where A is not finite: then W and Z are NaN,
//           else how many off-diagonal elements are left, n - 1 at most; nonfinite[offNonfinite + q]
// Mapping   workgroup x -> GROUP problems, LANES threads each. A pair of columns lies in PARTS threads side by side, each with N / PARTS
//           rows of A, both triangles, and of V. Odd-even ordering: the columns 2i, 2i + 1 meet, then 2i + 1, 2i + 2, and change places
//           each time, and the rows with them, so that after N of those all have met, and every column is where it belongs, in reverse
//           order. One column moves per pair and round. A row's place is a register: only each part's first row goes to the part before
//           it, and back, so that the rows 2i + 1 and 2i + 2 are always together. Who has the element of a pair publishes its rotation
// Tunables  N columns, even (10..128)  PARTS 1 2 4 8, 2 PARTS divides N  LANES >= N/2*PARTS; with SHUFFLES a power of two, at most a
//           subgroup: columns move by shuffles  GROUP  CHUNK divides N / PARTS: rows that move at a time. threads = GROUP*LANES;
//           workgroup bytes = GROUP*(16*N + 16*PARTS + 4) + 4 + (1 - SHUFFLES)*4*(2*CHUNK + 2)*threads
// Needs     n <= N. The diagonal is apart: its registers in A stay zero. Elements that are counted at the beginning of a sweep are those
//           that it turns: below the diagonal of its own order. A matrix that is finished stays as it is while others go on, but for signs
//           of zeros. No branches that lanes take apart in front of shuffles. Barriers are uniform
// Source    H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966); F. Luk, H. Park, On parallel Jacobi
//           orderings, SIAM J. Sci. Stat. Comput. 10 (1989): the ordering
// @when SHUFFLES
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 16u;
const PARTS: u32 = 1u;
const LANES: u32 = 8u;
const GROUP: u32 = 8u;
const CHUNK: u32 = 4u;
const SHUFFLES: u32 = 1u;
const VECTORS: u32 = 1u;
const LISTED: u32 = 0u;
const W_IN_A: u32 = 0u;
const W_APART: u32 = 1u - W_IN_A;
const CARRIED: u32 = 1u - SHUFFLES;
const PAIRS: u32 = N / 2u;
const ROWS: u32 = N / PARTS;
const HALF: u32 = ROWS / 2u;
const THREADS: u32 = GROUP * LANES;
// One more than there are, so that parts read from banks of their own.
const TABLE: u32 = PARTS * (HALF + 1u);

struct Params {
// @use lib/batch_fields
  upper: u32,
  sweeps: u32,
  tolerance: f32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @when W_APART
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/sytrd_scale
var<workgroup> top: array<atomic<u32>, GROUP>;
var<workgroup> going: u32;
// Of every pair the sine and the tangent of half the angle, and by how much the diagonal changes; of even rounds, and of odd ones.
var<workgroup> turns: array<vec2f, 2u * GROUP * TABLE>;
var<workgroup> changes: array<f32, 2u * GROUP * PAIRS>;
var<workgroup> diagonal: array<f32, GROUP * N>;
// @when CARRIED
// Two chunks, so that one is read while the next is written.
var<workgroup> carried: array<f32, 2u * CHUNK * THREADS>;
var<workgroup> carriedDiagonal: array<f32, THREADS>;
var<workgroup> carriedEdge: array<f32, THREADS>;
// @end

// Without the sign of a zero, which rotations by nothing may change.
fn plain(value: f32) -> f32 {
  let bits = bitcast<u32>(value);
  return bitcast<f32>(select(bits, 0u, (bits << 1u) == 0u));
}

@compute @workgroup_size(THREADS)
fn syevj_columns(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SHUFFLES
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  var me = t;
  // @when SHUFFLES
  me = subgroup * lanes + invocation;
  // @end
  let slot = me / LANES;
  let lane = me % LANES;
  let part = lane % PARTS;
  let busy = lane / PARTS < PAIRS;
  // What nobody looks at does as the last pair does.
  let pair = min(lane / PARTS, PAIRS - 1u);
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let n = select(0u, own.n, live & busy);
  let down = select(own.A.rs, own.A.cs, p.upper != 0u);
  let right = select(own.A.cs, own.A.rs, p.upper != 0u);

  // The columns 2 pair and 2 pair + 1, of A and of V, and their diagonal elements.
  let column = 2u * pair;
  // @registers
  var x: array<f32, ROWS>;
  // @registers
  var y: array<f32, ROWS>;
  var dx = 0.0;
  var dy = 0.0;
  if (column < n) {
    dx = A[own.A.off + column * (down + right)];
  }
  if (column + 1u < n) {
    dy = A[own.A.off + (column + 1u) * (down + right)];
  }
  var key = max(bitcast<u32>(dx) & 0x7fffffffu, bitcast<u32>(dy) & 0x7fffffffu);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = part * ROWS + r;
    x[r] = 0.0;
    y[r] = 0.0;
    if ((i < n) & (column < n) & (i != column)) {
      x[r] = A[own.A.off + max(i, column) * down + min(i, column) * right];
    }
    if ((i < n) & (column + 1u < n) & (i != column + 1u)) {
      y[r] = A[own.A.off + max(i, column + 1u) * down + min(i, column + 1u) * right];
    }
    key = max(key, max(bitcast<u32>(x[r]) & 0x7fffffffu, bitcast<u32>(y[r]) & 0x7fffffffu));
  }
  // @when VECTORS
  // @registers
  var v: array<f32, ROWS>;
  // @registers
  var w: array<f32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    v[r] = select(0.0, 1.0, part * ROWS + r == column);
    w[r] = select(0.0, 1.0, part * ROWS + r == column + 1u);
  }
  // @end
  if (lane == 0u) {
    atomicStore(&top[slot], 0u);
  }
  workgroupBarrier();
  atomicMax(&top[slot], key);
  workgroupBarrier();
  let largest = atomicLoad(&top[slot]);
  // By bits: compilers may assume that there is no NaN.
  let wild = largest >= 0x7f800000u;
  // To 1..2.
  let shift = select(shiftOf(largest) - 20, 0, wild | (largest == 0u));
  dx = select(scaledOne(dx, shift), 0.0, wild);
  dy = select(scaledOne(dy, shift), 0.0, wild);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    x[r] = select(scaledOne(x[r], shift), 0.0, wild);
    y[r] = select(scaledOne(y[r], shift), 0.0, wild);
  }
  workgroupBarrier(); // the lanes are together again

  let tolerance = select(0x1p-23f * max(1.0, f32(own.n) / 32.0), p.tolerance, p.tolerance > 0.0);
  // Who has the element of this pair, and where.
  let ownPart = pair / HALF;
  let ownRow = pair % HALF;
  let mineInTable = slot * TABLE + ownPart * (HALF + 1u) + ownRow;
  let rowsInTable = slot * TABLE + part * (HALF + 1u);
  // Lanes whose first column comes next: of the next pair after an even round, of the one before after an odd round; and of a part's
  // first row, which belongs to the part before it in odd rounds.
  // @when SHUFFLES
  let origin = invocation - lane;
  // @end
  // @when CARRIED
  let origin = slot * LANES;
  // @end
  let nextPair = select(pair + 1u, 0u, pair == PAIRS - 1u) * PARTS;
  let lastPair = select(pair, PAIRS, pair == 0u) * PARTS - PARTS;
  let nextPart = (part + 1u) % PARTS;
  let lastPart = (part + PARTS - 1u) % PARTS;
  let stays = origin + lane;
  let after = select(stays, origin + nextPair + part, busy);
  let before = select(stays, origin + lastPair + part, busy);
  let edgeAfter = select(stays, origin + nextPair + nextPart, busy);
  let edgeBefore = select(stays, origin + lastPair + lastPart, busy);
  let besideAfter = select(stays, origin + pair * PARTS + nextPart, busy);
  let besideBefore = select(stays, origin + pair * PARTS + lastPart, busy);

  var finished = false;
  var left = 0u;
  var reversed = false;
  for (var sweep = 0u; sweep <= p.sweeps; sweep++) {
    if (busy & (part == 0u)) {
      diagonal[slot * N + column] = dx;
      diagonal[slot * N + column + 1u] = dy;
    }
    if (lane == 0u) {
      atomicStore(&top[slot], 0u);
    }
    workgroupBarrier();
    var counts = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let i = part * ROWS + r;
      let bound = abs(diagonal[slot * N + i]);
      counts += select(0u, 1u, (i > column) & (abs(x[r]) > tolerance * min(bound, abs(dx))));
      counts += select(0u, 1u, (i > column + 1u) & (abs(y[r]) > tolerance * min(bound, abs(dy))));
    }
    atomicAdd(&top[slot], select(counts, 0u, finished | !busy));
    workgroupBarrier();
    left = atomicLoad(&top[slot]);
    finished = finished | (left == 0u);
    if (t == 0u) {
      var any = 0u;
      for (var g = 0u; g < GROUP; g++) {
        any |= atomicLoad(&top[g]);
      }
      going = any;
    }
    if ((workgroupUniformLoad(&going) == 0u) | (sweep == p.sweeps)) {
      break;
    }
    reversed = !reversed;
    for (var round = 0u; round < PAIRS; round++) {
      // @unroll
      for (var uneven = 0u; uneven < 2u; uneven++) {
        // In an odd round y comes first and x is the column behind it; the last pair has the first column of all, which meets nobody.
        let lone = (uneven == 1u) & (pair == PAIRS - 1u);
        // @registers
        var beside: array<f32, HALF>;
        // @unroll
        for (var k = 0u; k < HALF; k++) {
          beside[k] = select(x[2u * k + 1u], y[(2u * k + 2u) % ROWS], uneven == 1u);
        }
        // The element at ownRow.
        // @unroll
        for (var bit = 1u; bit < HALF; bit *= 2u) {
          // @unroll
          for (var k = 0u; k < HALF - bit; k += 2u * bit) {
            beside[k] = select(beside[k], beside[k + bit], (ownRow & bit) != 0u);
          }
        }
        let apq = beside[0];
        let app = select(dx, dy, uneven == 1u);
        let aqq = select(dy, dx, uneven == 1u);
        let owns = (part == ownPart) & busy & !lone;
        let acts = owns & (abs(apq) > tolerance * min(abs(app), abs(aqq))) & !finished;
        // t = 2 apq sgn(d) / (|d| + sqrt(d^2 + 4 apq^2)), without squares of small or large numbers.
        let d = aqq - app;
        let span = select(1.0, max(abs(d), abs(2.0 * apq)), acts);
        let ratio = min(abs(d), abs(2.0 * apq)) / span;
        let size = 2.0 * apq / fma(span, sqrt(fma(ratio, ratio, 1.0)), abs(d));
        let tangent = select(0.0, select(size, -size, d < 0.0), acts);
        let cosine = inverseSqrt(fma(tangent, tangent, 1.0));
        let sine = tangent * cosine;
        if ((part == ownPart) & busy) {
          turns[uneven * GROUP * TABLE + mineInTable] = vec2f(sine, sine / (1.0 + cosine));
          changes[(uneven * GROUP + slot) * PAIRS + pair] = tangent * apq;
        }
        // What is turned away is zero.
        let zeroed = select(HALF, ownRow, acts);
        // @unroll
        for (var k = 0u; k < HALF; k++) {
          x[2u * k + 1u] = select(x[2u * k + 1u], 0.0, k == zeroed);
          y[(2u * k + 2u * uneven) % ROWS] = select(y[(2u * k + 2u * uneven) % ROWS], 0.0, k == zeroed);
        }
        workgroupBarrier();
        // x' = c x - s y and y' = s x + c y, or the other way round where y comes first; and they change places.
        let turn = turns[uneven * GROUP * TABLE + mineInTable];
        let change = changes[(uneven * GROUP + slot) * PAIRS + pair];
        let s = select(turn.x, -turn.x, uneven == 1u);
        let tau = select(turn.y, -turn.y, uneven == 1u);
        let gained = select(change, -change, uneven == 1u);
        let held = dx;
        dx = select(dy + gained, dx, lone);
        dy = select(held - gained, dy, lone);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let f = x[r];
          let g = y[r];
          let first = fma(-s, fma(tau, f, g), f);
          let second = fma(s, fma(-tau, g, f), g);
          x[r] = select(second, f, lone);
          y[r] = select(first, g, lone);
        }
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let f = v[r];
          let g = w[r];
          let first = fma(-s, fma(tau, f, g), f);
          let second = fma(s, fma(-tau, g, f), g);
          v[r] = select(second, f, lone);
          w[r] = select(first, g, lone);
        }
        // @end
        // The rows.
        // @unroll
        for (var k = 0u; k < HALF; k++) {
          let rows = turns[uneven * GROUP * TABLE + rowsInTable + k];
          let alone = (uneven == 1u) & (k == HALF - 1u) & (part == PARTS - 1u);
          let f = vec2f(x[2u * k + uneven], y[2u * k + uneven]);
          let g = vec2f(x[(2u * k + 1u + uneven) % ROWS], y[(2u * k + 1u + uneven) % ROWS]);
          let first = fma(vec2f(-rows.x), fma(vec2f(rows.y), f, g), f);
          let second = fma(vec2f(rows.x), fma(vec2f(-rows.y), g, f), g);
          x[2u * k + uneven] = select(second.x, f.x, alone);
          y[2u * k + uneven] = select(second.y, f.y, alone);
          x[(2u * k + 1u + uneven) % ROWS] = select(first.x, g.x, alone);
          y[(2u * k + 1u + uneven) % ROWS] = select(first.y, g.y, alone);
        }
        let whence = select(after, before, uneven == 1u);
        let edge = select(edgeAfter, edgeBefore, uneven == 1u);
        let besides = select(besideAfter, besideBefore, uneven == 1u);
        // @when SHUFFLES
        dx = subgroupShuffle(dx, whence);
        x[0] = subgroupShuffle(x[0], edge);
        if (PARTS > 1u) {
          y[0] = subgroupShuffle(y[0], besides);
        }
        // @unroll
        for (var r = 1u; r < ROWS; r++) {
          x[r] = subgroupShuffle(x[r], whence);
        }
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          v[r] = subgroupShuffle(v[r], whence);
        }
        // @end
        // @end
        // @when CARRIED
        carriedDiagonal[me] = dx;
        carriedEdge[me] = y[0];
        // @unroll
        for (var r = 0u; r < ROWS; r += CHUNK) {
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            carried[((r / CHUNK) % 2u * CHUNK + q) * THREADS + me] = x[r + q];
          }
          workgroupBarrier();
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            x[r + q] = carried[((r / CHUNK) % 2u * CHUNK + q) * THREADS + select(whence, edge, r + q == 0u)];
          }
        }
        dx = carriedDiagonal[whence];
        y[0] = carriedEdge[besides];
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS; r += CHUNK) {
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            carried[((r + ROWS) / CHUNK % 2u * CHUNK + q) * THREADS + me] = v[r + q];
          }
          workgroupBarrier();
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            v[r + q] = carried[((r + ROWS) / CHUNK % 2u * CHUNK + q) * THREADS + whence];
          }
        }
        // @end
        // @end
      }
    }
  }

  let failure = select(min(left, max(own.n, 1u) - 1u), own.n, wild);
  let fills = wild | ((failure != 0u) & (p.nanBits != 0u));
  let filling = bitcast<f32>(p.nanBits | 0x7fc00000u);
  if (!live) {
    return;
  }
  if (lane == 0u) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
// @use lib/syevj_results
}
