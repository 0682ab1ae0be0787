// gebrd_cooperative: columns and rows of a reduction to bidiagonal form, all in one dispatch, by workgroups that wait for each other: each
// keeps whole columns of the matrix in registers, and whole rows of it, these in memory if STORED, and for each reflector sends their
// products with its vector to all others.
// Storage   S(k, j) = S[offS + k + j*lds], k < m, j < n, is only read. W[k + j*ldw]: for j < columns the vectors of Q's reflectors, k > j,
//           for k < columns those of P's, j > k + 1, and behind them what is left of S, rows and columns from `columns` on.
//           beside[2*(first + i)]: the bidiagonal matrix's diagonal, and behind it what is right of it; tauQ, tauP[first + i].
//           B[j + k*ldb], if STORED: S transposed, of which each workgroup reads and writes its own rows k
//           mail: [0] not 0: somebody has waited in vain, and W is nothing. From HEAD on, zero before, for each column the products of
//           columns and its row, then those of rows and the next column. A word that is not zero has come
// Mapping   workgroup (x), GROUPS of them -> columns x, x + GROUPS, ..., and such rows; thread t -> rows t, t + THREADS, ... of those, and
//           such columns of these. What is computed from letters all workgroups compute, to the same bits
// Tunables  LANES threads of every subgroup (COLS at least), or 0: without subgroups  ROWS LANES if there are any  LINES (multiple of 4 if
//           so); THREADS = ROWS*LINES  EACH rows and columns per thread  COLS columns and rows per workgroup, a power of two up to THREADS
//           GROUPS  STORED 0 or 1  PATIENCE looks before one gives up; workgroup bytes 4*COLS*LINES + 32*LINES + 16*COLS + 24, without
//           subgroups 4*THREADS*(COLS + 8) + 16*COLS + 24
// Needs     n <= m <= THREADS*EACH, m <= COLS*GROUPS, columns <= n; all groups run at the same time, else gebrd_settle does it alone. No
//           thread waits for one of its own workgroup: barriers are between. Who has given up goes on with what is nothing, and waits no
//           more
// Source    LAPACK xGEBD2, xLARFG; letters as in getf2_cooperative
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
// @use lib/register_tile
const STORED: u32 = 0u;
const HELD: u32 = 1u - STORED;

struct Params {
  m: u32,
  n: u32,
  columns: u32,
  offS: u32,
  lds: u32,
  ldw: u32,
  first: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> S: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<storage, read_write> beside: array<f32>;
@group(0) @binding(3) var<storage, read_write> tauQ: array<f32>;
@group(0) @binding(4) var<storage, read_write> tauP: array<f32>;
@group(0) @binding(5) var<storage, read_write> mail: array<atomic<u32>>;
@group(0) @binding(6) var<uniform> p: Params;
// @when STORED
@group(0) @binding(7) var<storage, read_write> B: array<f32>;
// @end

// @use lib/householder
// @use lib/mail
// @use lib/group_sums

// Of the column in its diagonal's row: it, v and x; of the row in the column right of the diagonal: it and y.
var<workgroup> head: vec3f;
var<workgroup> headOfRow: vec2f;
// y and u in this workgroup's columns, v and x in its rows.
var<workgroup> inColumns: array<vec2f, COLS>;
var<workgroup> inRows: array<vec2f, COLS>;

@compute @workgroup_size(THREADS)
fn gebrd_cooperative(
  @builtin(workgroup_id) group: vec3u,
// @when SUBGROUPS
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_id) line: u32,
// @end
// @when ALONE
  @builtin(local_invocation_index) index: u32,
// @end
) {
  // @when ALONE
  let lane = index % ROWS;
  let line = index / ROWS;
  // @end
  let t = lane + line * ROWS;
  let mine = group.x;
  // The matrix, its own columns and its own rows, as it was before the two reflectors before.
  // @registers
  var a: array<f32, EACH * COLS>;
  // @when HELD
  // @registers
  var b: array<f32, EACH * COLS>;
  // @end
  // Those: v and x of this thread's rows, y and u of its columns: S - v y^T - x u^T.
  // @registers
  var v: array<f32, EACH>;
  // @registers
  var x: array<f32, EACH>;
  // @registers
  var y: array<f32, EACH>;
  // @registers
  var u: array<f32, EACH>;
  // The column that comes next.
  // @registers
  var z: array<f32, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = t + e * THREADS;
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let own = mine + c * GROUPS;
      let ofColumn = S[p.offS + min(k, p.m - 1u) + min(own, p.n - 1u) * p.lds];
      a[e * COLS + c] = select(0.0, ofColumn, k < p.m && own < p.n);
      // @when HELD
      let ofRow = S[p.offS + min(own, p.m - 1u) + min(k, p.n - 1u) * p.lds];
      b[e * COLS + c] = select(0.0, ofRow, own < p.m && k < p.n);
      // @end
    }
    z[e] = select(0.0, S[p.offS + min(k, p.m - 1u)], k < p.m);
    v[e] = 0.0;
    x[e] = 0.0;
    y[e] = 0.0;
    u[e] = 0.0;
  }
  if (t < COLS) {
    inColumns[t] = vec2f();
    inRows[t] = vec2f();
  }
  // @registers
  var d: array<f32, COLS>;
  // @registers
  var products: array<u32, EACH>;
  // @registers
  var others: array<u32, EACH>;
  for (var i = 0u; i < p.columns; i++) {
    let next = i + 1u;
    let ofColumns = HEAD + 2u * i * (p.m + p.n - next);
    let ofRow = ofColumns + p.n - next;
    let ofRows = ofRow + p.n - next;
    let ofNext = ofRows + p.m - next;
    // The row, before the reflectors before.
    // @registers
    var own: array<f32, EACH>;
    if (mine == i % GROUPS) {
      // @unroll
      for (var e = 0u; e < EACH; e++) {
        let j = t + e * THREADS;
        // @when STORED
        own[e] = B[min(j, p.n - 1u) + i * p.ldb];
        // @end
        // @when HELD
        own[e] = 0.0;
        // @unroll
        for (var c = 0u; c < COLS; c++) {
          own[e] = select(own[e], b[e * COLS + c], c == i / GROUPS);
        }
        // @end
        if (j >= next && j < p.n) {
          send(ofRow + j - next, bitcast<u32>(own[e]));
        }
      }
    }
    // z^T z, z^T v, z^T x and z^T S, z what is below the diagonal
    var shares = vec3f();
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let k = t + e * THREADS;
      if (k == i) {
        head = vec3f(z[e], v[e], x[e]);
      }
      z[e] = select(0.0, z[e], k > i);
      shares = fma(vec3f(z[e]), vec3f(z[e], v[e], x[e]), shares);
    }
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      d[c] = a[c] * z[0];
      // @unroll
      for (var e = 1u; e < EACH; e++) {
        d[c] = fma(a[e * COLS + c], z[e], d[c]);
      }
    }
// @use lib/dots_of_columns
    let sums = sumsOfAll(lane, line, shares, 0u);
    if (t < COLS) {
      let column = mine + t * GROUPS;
      if (column > i && column < p.n) {
        send(ofColumns + column - next, bitcast<u32>(ofColumn(t)));
      }
    }
    // While letters are on their way: S := S - v y^T - x u^T
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let right = inColumns[c];
      // @when HELD
      let left = inRows[c];
      // @end
      // @unroll
      for (var e = 0u; e < EACH; e++) {
        a[e * COLS + c] = fma(-x[e], right.y, fma(-v[e], right.x, a[e * COLS + c]));
        // @when HELD
        b[e * COLS + c] = fma(-u[e], left.y, fma(-y[e], left.x, b[e * COLS + c]));
        // @end
      }
    }
    let h = reflector(head.x, sums.x);
    let headV = head.y;
    let headX = head.z;
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let k = t + e * THREADS;
      v[e] = h.scale * z[e];
      if (mine == i % GROUPS && k > i && k < p.m) {
        W[k + i * p.ldw] = v[e];
      }
    }
    if (mine == 0u && t == 0u) {
      beside[2u * (p.first + i)] = h.beta;
      tauQ[p.first + i] = h.tau;
    }
    if (next == p.n) {
      break;
    }
    {
      let post = ofColumns;
      let beside = ofRow;
      let low = next;
      let high = p.n - 1u;
// @use lib/receive_rows
    }
    // The row as after the reflectors before, its products, and what this reflector leaves of it.
    // @registers
    var r: array<f32, EACH>;
    // @when STORED
    // The one before.
    // @registers
    var before: array<f32, EACH>;
    // @end
    var sharesOfRow = vec3f();
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let j = t + e * THREADS;
      let isLeft = j > i && j < p.n;
      let row = fma(-headX, u[e], fma(-headV, y[e], opened(others[e])));
      let ofTail = fma(-u[e], sums.z, fma(-y[e], sums.y, opened(products[e])));
      // @when STORED
      before[e] = y[e];
      // @end
      y[e] = select(0.0, h.tau * fma(h.scale, ofTail, row), isLeft);
      r[e] = select(0.0, row - y[e], isLeft);
      if (j == next) {
        headOfRow = vec2f(r[e], y[e]);
      }
      r[e] = select(0.0, r[e], j > next);
      sharesOfRow = fma(vec3f(r[e]), vec3f(r[e], y[e], 0.0), sharesOfRow);
    }
    // The next column, before both of these reflectors.
    if (mine == next % GROUPS) {
      // @unroll
      for (var e = 0u; e < EACH; e++) {
        own[e] = 0.0;
        // @unroll
        for (var c = 0u; c < COLS; c++) {
          own[e] = select(own[e], a[e * COLS + c], c == next / GROUPS);
        }
        let k = t + e * THREADS;
        if (k > i && k < p.m) {
          send(ofNext + k - next, bitcast<u32>(own[e]));
        }
      }
    }
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      // @when STORED
      // With the update that rows in registers have had while letters were on their way.
      d[c] = 0.0;
      let row = mine + c * GROUPS;
      if (row > i && row < p.m) {
        let left = inRows[c];
        // @unroll
        for (var e = 0u; e < EACH; e++) {
          let j = t + e * THREADS;
          if (j > i && j < p.n) {
            let element = fma(-u[e], left.y, fma(-before[e], left.x, B[j + row * p.ldb]));
            B[j + row * p.ldb] = element;
            d[c] = fma(element, r[e], d[c]);
          }
        }
      }
      // @end
      // @when HELD
      d[c] = b[c] * r[0];
      // @unroll
      for (var e = 1u; e < EACH; e++) {
        d[c] = fma(b[e * COLS + c], r[e], d[c]);
      }
      // @end
    }
// @use lib/dots_of_columns
    let sumsOfRow = sumsOfAll(lane, line, sharesOfRow, 1u);
    if (t < COLS) {
      let row = mine + t * GROUPS;
      if (row > i && row < p.m) {
        send(ofRows + row - next, bitcast<u32>(ofColumn(t)));
      }
    }
    let g = reflector(headOfRow.x, sumsOfRow.x);
    let headY = headOfRow.y;
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let j = t + e * THREADS;
      u[e] = select(g.scale * r[e], 1.0, j == next);
      if (mine == i % GROUPS && j > next && j < p.n) {
        W[i + j * p.ldw] = u[e];
      }
    }
    if (mine == 0u && t == 0u) {
      beside[2u * (p.first + i) + 1u] = g.beta;
      tauP[p.first + i] = g.tau;
    }
    {
      let post = ofRows;
      let beside = ofNext;
      let low = next;
      let high = p.m - 1u;
// @use lib/receive_rows
    }
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let k = t + e * THREADS;
      let isLeft = k > i && k < p.m;
      let column = fma(-v[e], headY, opened(others[e]));
      let ofTail = fma(-v[e], sumsOfRow.y, opened(products[e]));
      x[e] = select(0.0, g.tau * fma(g.scale, ofTail, column), isLeft);
      z[e] = select(0.0, column - x[e], isLeft);
      if (k < p.n && k % GROUPS == mine) {
        inColumns[k / GROUPS] = vec2f(y[e], u[e]);
      }
      if (k < p.m && k % GROUPS == mine) {
        inRows[k / GROUPS] = vec2f(v[e], x[e]);
      }
    }
  }
  if (p.columns == p.n) {
    return;
  }
  workgroupBarrier();
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let column = mine + c * GROUPS;
    let right = inColumns[c];
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let k = t + e * THREADS;
      if (min(k, column) >= p.columns && k < p.m && column < p.n) {
        W[k + column * p.ldw] = fma(-x[e], right.y, fma(-v[e], right.x, a[e * COLS + c]));
      }
    }
  }
}
