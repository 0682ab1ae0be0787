// sytrd_blocked: each symmetric matrix of a batch to tridiagonal form, by one workgroup, in memory, of which a column reads the lower
// triangle of what is left once: eight columns at a time, whose reflections the rest is given together.
// Storage   matrix z at A[z*n*n + i + j*n], of order orders[z], both triangles, the lower one counts: below the subdiagonal v's, d and e at
//           z*n as LAPACK's 'l' has them, tau too; e and tau end with a zero. On the subdiagonal and above A then is anything, and so are
//           rows up to the next multiple of four. W(i, p) of the panel, p < 8, at S[32*z*HEIGHT + i + 4*p*HEIGHT]. Both are bound as vec4f:
//           n is a multiple of four
// Mapping   workgroup x -> matrix; for vectors thread -> rows t, t + THREADS, ..., with their V and W in registers. For w = A v teams of
//           LANES lanes of a subgroup take chunks of eight columns by turns: lane l the fours of rows l, l + LANES, ... below the diagonal,
//           which it multiplies by v of its columns for the rows, and by v of its rows for the columns. Team -> chunks team % PARTS, +
//           PARTS, .., of which SPLIT teams share the rows. A sum over teams is made by whoever needs it
// Tunables  LANES (4..64)  HEIGHT fours of rows, 4*HEIGHT >= n, a multiple of two  PARTS, SPLIT: LANES*PARTS*SPLIT threads  ROWS rows per
//           thread  workgroup bytes = 16*HEIGHT*(PARTS + SPLIT + 1) + 72*PARTS*SPLIT + 132
// Needs     subgroups of LANES or more. Elements below 2^20 or so, not much smaller than 1 the largest of them: lib/householder. Four
//           barriers a column. Nothing that a matrix has beyond its own order is looked at
// Source    LAPACK xLATRD, xSYTRD; w^T v from v^T A v and the panel's products: sytrd_column
enable subgroups;
diagnostic(off, subgroup_uniformity);
const LANES: u32 = 32u;
const HEIGHT: u32 = 64u;
const PARTS: u32 = 8u;
const SPLIT: u32 = 1u;
const ROWS: u32 = 1u;
const TEAMS: u32 = PARTS * SPLIT;
const THREADS: u32 = LANES * TEAMS;

struct Params {
  baseX: u32,
  baseZ: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> S: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> d: array<f32>;
@group(0) @binding(3) var<storage, read_write> e: array<f32>;
@group(0) @binding(4) var<storage, read_write> tau: array<f32>;
@group(0) @binding(5) var<storage, read> orders: array<u32>;
@group(0) @binding(6) var<uniform> p: Params;

const LINE: vec4u = vec4u(0u, 1u, 2u, 3u);

// v of the step, zero above its 1 and beyond the order.
var<workgroup> vs: array<vec4f, HEIGHT>;
// What is left times v: for rows, from the teams' columns, and for columns, from their rows; then w in the place of the first of these.
var<workgroup> byRows: array<vec4f, PARTS * HEIGHT>;
var<workgroup> byColumns: array<vec4f, SPLIT * HEIGHT>;
// Of each team: a sum of squares, v^T A v, and V^T v (0..3), W^T v (0..3), V^T v (4..7), W^T v (4..7).
var<workgroup> squares: array<f32, TEAMS>;
var<workgroup> forms: array<f32, TEAMS>;
var<workgroup> shares: array<vec4f, 4u * TEAMS>;
// The last of these of all teams; V and W in the row of the next column, in the same order.
var<workgroup> across: array<vec4f, 4>;
var<workgroup> inRow: array<vec4f, 4>;
var<workgroup> head: f32;

// @use lib/householder
// @use lib/team_sum

fn total(parts: vec4f) -> f32 {
  return (parts.x + parts.y) + (parts.z + parts.w);
}

// What of column j is in its lower triangle, half of it on the diagonal: with its transpose that is the matrix.
fn lowerHalf(value: vec4f, row: u32, j: u32) -> vec4f {
  let rows = LINE + row;
  return select(select(vec4f(), 0.5 * value, rows == vec4u(j)), value, rows > vec4u(j));
}

@compute @workgroup_size(THREADS)
fn sytrd_blocked(
  @builtin(workgroup_id) group: vec3u,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
) {
  // Zero, of which compilers must not know.
  let nought = f32(p.baseZ);
  // Threads in the order of their subgroups.
  let t = subgroup * lanes + invocation;
  let team = t / LANES;
  let lane = t % LANES;
  let z = group.x + p.baseX;
  let n = min(orders[z], p.n);
  let fours = (n + 3u) / 4u;
  let chunks = (n + 7u) / 8u;
  // In vectors of four: where the matrix begins, from column to column, and where W begins.
  let first = z * p.n * (p.n / 4u);
  let step = p.n / 4u;
  let firstW = 8u * z * HEIGHT;
  let part = team % PARTS;
  let share = team / PARTS;

  // Rows beyond the order that share a four with others count as zero.
  for (var j = t; j < n; j += THREADS) {
    let last = first + j * step + fours - 1u;
    A[last] = select(vec4f(), A[last], LINE + 4u * (fours - 1u) < vec4u(n));
  }
  storageBarrier();
  workgroupBarrier();

  // V and W in the thread's rows, columns 0 .. 3 and 4 .. 7 of the panel; column k of what is left; v.
  // @registers
  var V: array<vec4f, 2u * ROWS>;
  // @registers
  var W: array<vec4f, 2u * ROWS>;
  // @registers
  var x: array<f32, ROWS>;
  // @registers
  var v: array<f32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = t + r * THREADS;
    x[r] = 0.0;
    if (i < n) {
      x[r] = A[first + i / 4u][i % 4u];
    }
    V[2u * r] = vec4f();
    V[2u * r + 1u] = vec4f();
    W[2u * r] = vec4f();
    W[2u * r + 1u] = vec4f();
  }
  if (t < 4u) {
    inRow[t] = vec4f();
  }
  workgroupBarrier();

  for (var k = 0u; k < n; k++) {
    let slot = k % 8u;
    var square = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let i = t + r * THREADS;
      var change = V[2u * r] * inRow[1];
      change = fma(W[2u * r], inRow[0], change);
      change = fma(V[2u * r + 1u], inRow[3], change);
      change = fma(W[2u * r + 1u], inRow[2], change);
      x[r] -= total(change);
      if (i == k) {
        d[z * p.n + k] = x[r];
      }
      if (i == k + 1u) {
        head = x[r];
      }
      x[r] = select(0.0, x[r], (i > k) & (i < n));
      let below = select(0.0, x[r], i > k + 1u);
      square = fma(below, below, square);
    }
    if (k + 1u == n) {
      if (t == 0u) {
        e[z * p.n + k] = 0.0;
        tau[z * p.n + k] = 0.0;
      }
      break;
    }
    let squaresOfTeam = overTeam(square);
    if (lane == 0u) {
      squares[team] = squaresOfTeam;
    }
    workgroupBarrier();

    square = nought;
    // @unroll
    for (var q = 0u; q < TEAMS; q++) {
      square += squares[q];
    }
    let h = reflector(head, square);
    if (t == 0u) {
      e[z * p.n + k] = h.beta;
      tau[z * p.n + k] = h.tau;
    }
    var lowV = vec4f(nought);
    var lowW = vec4f(nought);
    var highV = vec4f(nought);
    var highW = vec4f(nought);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let i = t + r * THREADS;
      v[r] = select(x[r] * h.scale, 1.0, i == k + 1u);
      let fourOfV = fourLanes(v[r], invocation);
      if ((lane % 4u == 0u) & (i < 4u * HEIGHT)) {
        vs[i / 4u] = fourOfV;
      }
      lowV = fma(V[2u * r], vec4f(v[r]), lowV);
      lowW = fma(W[2u * r], vec4f(v[r]), lowW);
      highV = fma(V[2u * r + 1u], vec4f(v[r]), highV);
      highW = fma(W[2u * r + 1u], vec4f(v[r]), highW);
      // The next column is on its way.
      x[r] = 0.0;
      if (i < n) {
        x[r] = A[first + (k + 1u) * step + i / 4u][i % 4u];
      }
    }
    // Each lane keeps one of the four: that of its number.
    let isOdd = lane % 2u == 1u;
    let isUpper = lane / 2u % 2u == 1u;
    let low = select(lowV, lowW, isOdd) + subgroupShuffleXor(select(lowW, lowV, isOdd), 1u);
    let high = select(highV, highW, isOdd) + subgroupShuffleXor(select(highW, highV, isOdd), 1u);
    let one = select(low, high, isUpper) + subgroupShuffleXor(select(high, low, isUpper), 2u);
    let kept = overFours(one);
    if (lane < 4u) {
      shares[4u * team + lane] = kept;
    }
    // Own sums of the team, of which each lane adds to its own places only.
    for (var b = (k + 1u) / 4u / LANES; b * LANES < HEIGHT; b++) {
      if ((b % SPLIT == share) & (b * LANES + lane < HEIGHT)) {
        byRows[part * HEIGHT + b * LANES + lane] = vec4f();
      }
    }
    workgroupBarrier();

    if (t < 4u) {
      var sum = vec4f(nought);
      // @unroll
      for (var q = 0u; q < TEAMS; q++) {
        sum += shares[4u * q + t];
      }
      across[t] = sum;
    }
    var form = nought;
    let begin = (k + 1u) / 8u;
    // As many rounds for all teams, so that what lanes tell each other is told by all of a subgroup.
    for (var turn = begin; turn < chunks; turn += PARTS) {
      let c = turn + (part + PARTS - begin % PARTS) % PARTS;
      let isThere = c < chunks;
      // @registers
      var sums: array<vec4f, 8>;
      // @registers
      var a: array<vec4f, 8>;
      // @unroll
      for (var s = 0u; s < 8u; s++) {
        sums[s] = vec4f(nought);
      }
      let lowest = vs[2u * min(c, chunks - 1u)];
      let highest = vs[2u * min(c, chunks - 1u) + 1u];
      let diagonal = 2u * c / LANES;
      for (var b = diagonal + (share + SPLIT - diagonal % SPLIT) % SPLIT; isThere & (b * LANES < fours); b += SPLIT) {
        let row = b * LANES + lane;
        let inside = row < fours;
        // What is read in the place of what is not there meets a zero of v.
        let there = first + select(0u, row, inside);
        // @unroll
        for (var s = 0u; s < 8u; s++) {
          a[s] = A[there + min(8u * c + s, n - 1u) * step];
        }
        if (b == diagonal) {
          // @unroll
          for (var s = 0u; s < 8u; s++) {
            a[s] = lowerHalf(a[s], 4u * row, 8u * c + s);
          }
        }
        let own = select(vec4f(), vs[min(row, HEIGHT - 1u)], inside);
        var sum = vec4f(nought);
        if (inside) {
          sum = byRows[part * HEIGHT + row];
        }
        // @unroll
        for (var s = 0u; s < 4u; s++) {
          sum = fma(a[s], vec4f(lowest[s]), sum);
          sums[s] = fma(a[s], own, sums[s]);
        }
        // @unroll
        for (var s = 0u; s < 4u; s++) {
          sum = fma(a[s + 4u], vec4f(highest[s]), sum);
          sums[s + 4u] = fma(a[s + 4u], own, sums[s + 4u]);
        }
        if (inside) {
          byRows[part * HEIGHT + row] = sum;
        }
      }
      // Even lanes keep the first four columns, odd ones the others.
      let ofLowest = vec4f(total(sums[0]), total(sums[1]), total(sums[2]), total(sums[3]));
      let ofHighest = vec4f(total(sums[4]), total(sums[5]), total(sums[6]), total(sums[7]));
      let half = select(ofLowest, ofHighest, isOdd) + subgroupShuffleXor(select(ofHighest, ofLowest, isOdd), 1u);
      let ofColumns = overFours(half + subgroupShuffleXor(half, 2u));
      if (isThere & (lane < 2u)) {
        byColumns[share * HEIGHT + 2u * c + lane] = ofColumns;
      }
      form += total(ofColumns * select(lowest, highest, isOdd));
    }
    form += subgroupShuffleXor(form, 1u);
    if (lane == 0u) {
      forms[team] = form;
    }
    workgroupBarrier();

    // v^T A v = 2 v^T L v, with L the lower half, less what the panel has changed of A; then w.
    form = nought;
    // @unroll
    for (var q = 0u; q < TEAMS; q++) {
      form += forms[q];
    }
    let crossed = total(across[0] * across[1]) + total(across[2] * across[3]);
    let shift = h.tau * (form - crossed);
    let isPanelEnd = slot == 7u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let i = t + r * THREADS;
      let four = min(i / 4u, HEIGHT - 1u);
      var y = nought;
      // @unroll
      for (var q = 0u; q < PARTS; q++) {
        y += byRows[q * HEIGHT + four][i % 4u];
      }
      // @unroll
      for (var q = 0u; q < SPLIT; q++) {
        y += byColumns[q * HEIGHT + four][i % 4u];
      }
      var change = V[2u * r] * across[1];
      change = fma(W[2u * r], across[0], change);
      change = fma(V[2u * r + 1u], across[3], change);
      change = fma(W[2u * r + 1u], across[2], change);
      let w = select(0.0, h.tau * (y - total(change) - shift * v[r]), (i > k) & (i < n));
      // It is made of what its lanes have read of that place.
      let fourOfW = fourLanes(w, invocation);
      if ((lane % 4u == 0u) & (i < 4u * HEIGHT)) {
        byColumns[four] = fourOfW;
      }
      let isLow = LINE == vec4u(slot);
      let isHigh = LINE + 4u == vec4u(slot);
      V[2u * r] = select(select(V[2u * r], vec4f(v[r]), isLow), vec4f(), isPanelEnd);
      V[2u * r + 1u] = select(select(V[2u * r + 1u], vec4f(v[r]), isHigh), vec4f(), isPanelEnd);
      W[2u * r] = select(select(W[2u * r], vec4f(w), isLow), vec4f(), isPanelEnd);
      W[2u * r + 1u] = select(select(W[2u * r + 1u], vec4f(w), isHigh), vec4f(), isPanelEnd);
      if (i == k + 1u) {
        inRow[0] = V[2u * r];
        inRow[1] = W[2u * r];
        inRow[2] = V[2u * r + 1u];
        inRow[3] = W[2u * r + 1u];
      }
    }
    workgroupBarrier();

    for (var four = t; four < fours; four += THREADS) {
      if (four >= (k + 1u) / 4u) {
        A[first + k * step + four] = vs[four];
      }
      S[firstW + slot * HEIGHT + four] = byColumns[four];
    }
    if (!isPanelEnd) {
      continue;
    }
    // What is left, less V W^T + W V^T. Columns of the panel begin at k - 7.
    storageBarrier();
    workgroupBarrier();
    let panel = first + (k - 7u) * step;
    for (var c = (k + 1u) / 8u + (part + PARTS - (k + 1u) / 8u % PARTS) % PARTS; c < chunks; c += PARTS) {
      let diagonal = 2u * c / LANES;
      for (var b = diagonal + (share + SPLIT - diagonal % SPLIT) % SPLIT; b * LANES < fours; b += SPLIT) {
        let row = b * LANES + lane;
        let inside = row < fours;
        // @registers
        var rowsV: array<vec4f, 8>;
        // @registers
        var rowsW: array<vec4f, 8>;
        // @unroll
        for (var s = 0u; s < 8u; s++) {
          rowsV[s] = A[panel + s * step + min(row, fours - 1u)];
          rowsW[s] = S[firstW + s * HEIGHT + min(row, fours - 1u)];
        }
        for (var four = 2u * c; four < min(2u * c + 2u, fours); four++) {
          let below = inside & (row >= four);
          let there = first + select(0u, row, below);
          // @registers
          var a: array<vec4f, 4>;
          // @unroll
          for (var s = 0u; s < 4u; s++) {
            a[s] = A[there + min(4u * four + s, n - 1u) * step];
          }
          // @unroll
          for (var q = 0u; q < 8u; q++) {
            let columnsV = A[panel + q * step + four];
            let columnsW = S[firstW + q * HEIGHT + four];
            // @unroll
            for (var s = 0u; s < 4u; s++) {
              a[s] = fma(-rowsV[q], vec4f(columnsW[s]), fma(-rowsW[q], vec4f(columnsV[s]), a[s]));
            }
          }
          // @unroll
          for (var s = 0u; s < 4u; s++) {
            if (below & (4u * four + s < n)) {
              A[there + (4u * four + s) * step] = a[s];
            }
          }
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let i = t + r * THREADS;
      if (i < n) {
        x[r] = A[first + (k + 1u) * step + i / 4u][i % 4u];
      }
    }
  }
}
