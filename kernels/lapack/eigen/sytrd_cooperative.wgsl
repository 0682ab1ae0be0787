// sytrd_cooperative: columns of a tridiagonal reduction, all in one dispatch, by workgroups that wait for each other: each keeps whole
// columns of the matrix in registers, and for each reflector sends their products with its vector to all others.
// Storage   S(i, c) = S[offS + i + c*lds], symmetric of order n, whole, is only read. W[i + c*ldw]: for c < columns the reflectors' vectors,
//           rows i > c, and behind them what is left of S, rows and columns from `columns` on. T[offT + ..]: the diagonal, ldt further on
//           what is beside it, and tau
//           mail: [0] not 0: somebody has waited in vain, and W is nothing. From HEAD on, zero before, for each reflector the n products and
//           the next column as it was before. A word that is not zero has come
// Mapping   workgroup (x), GROUPS of them -> columns x, x + GROUPS, ...; thread t -> rows t, t + THREADS, ... of each. What is computed
//           from letters all workgroups compute, to the same bits
// Tunables  LANES threads of every subgroup (COLS at least), or 0: without subgroups  ROWS LANES if there are any  LINES (multiple of 4 if
//           so); THREADS = ROWS*LINES  EACH rows per thread  COLS columns per workgroup, a power of two up to THREADS  GROUPS  PATIENCE
//           looks before one gives up; workgroup bytes 4*COLS*LINES + 32*LINES + 8*COLS + 20, without subgroups 4*THREADS*(COLS + 8) +
//           8*COLS + 20
// Needs     n <= THREADS*EACH, n <= COLS*GROUPS, columns < n; all groups run at the same time, else sytrd_settle does it alone. No thread
//           waits for one of its own workgroup: barriers are between. Who has given up goes on with what is nothing, and waits no more
// Source    LAPACK xSYTD2, xLARFG; letters as in getf2_cooperative
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
// @use lib/register_tile

struct Params {
  n: u32,
  columns: u32,
  isLast: u32, // whether what is left behind the columns is of order 1
  offS: u32,
  lds: u32,
  ldw: u32,
  offT: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> S: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<storage, read_write> T: array<f32>;
@group(0) @binding(3) var<storage, read_write> mail: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/householder
// @use lib/mail

// y, v and w in the row of the reflector's 1, and the products' element there.
var<workgroup> head: vec3f;
var<workgroup> headOfProducts: f32;
// v and w in the rows of this workgroup's columns.
var<workgroup> inColumns: array<vec2f, COLS>;

// @use lib/group_sums

@compute @workgroup_size(THREADS)
fn sytrd_cooperative(
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
  let last = p.n - 1u;
  // The matrix as it was before the reflector before this one.
  // @registers
  var a: array<f32, EACH * COLS>;
  // @registers
  var v: array<f32, EACH>;
  // @registers
  var w: array<f32, EACH>;
  // The column that comes next.
  // @registers
  var y: array<f32, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let i = t + e * THREADS;
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let column = mine + c * GROUPS;
      let element = S[p.offS + min(i, last) + min(column, last) * p.lds];
      a[e * COLS + c] = select(0.0, element, i <= last && column <= last);
    }
    y[e] = select(0.0, S[p.offS + min(i, last)], i <= last);
    v[e] = 0.0;
    w[e] = 0.0;
  }
  if (t < COLS) {
    inColumns[t] = vec2f();
  }
  for (var j = 0u; j < p.columns; j++) {
    let first = j + 1u;
    let post = HEAD + j * (2u * p.n - 1u - j);
    let next = post + p.n - first;
    if (mine == first % GROUPS) {
      // @registers
      var column: array<f32, EACH>;
      // @unroll
      for (var e = 0u; e < EACH; e++) {
        column[e] = 0.0;
        // @unroll
        for (var c = 0u; c < COLS; c++) {
          column[e] = select(column[e], a[e * COLS + c], c == first / GROUPS);
        }
        let i = t + e * THREADS;
        if (i >= first && i <= last) {
          send(next + i - first, bitcast<u32>(column[e]));
        }
      }
    }
    // x^T x, x^T v, x^T w and x^T S, x what is below the row of the reflector's 1
    var shares = vec3f();
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let i = t + e * THREADS;
      if (i == first) {
        head = vec3f(y[e], v[e], w[e]);
      }
      if (i == j && mine == 0u) {
        T[p.offT + j] = y[e];
      }
      y[e] = select(0.0, y[e], i > first);
      shares = fma(vec3f(y[e]), vec3f(y[e], v[e], w[e]), shares);
    }
    // @registers
    var d: array<f32, COLS>;
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      d[c] = a[c] * y[0];
      // @unroll
      for (var e = 1u; e < EACH; e++) {
        d[c] = fma(a[e * COLS + c], y[e], d[c]);
      }
    }
// @use lib/dots_of_columns
    let sums = sumsOfAll(lane, line, shares, 0u);
    if (t < COLS) {
      let column = mine + t * GROUPS;
      if (column > j && column <= last) {
        send(post + column - first, bitcast<u32>(ofColumn(t)));
      }
    }
    // While letters are on their way: S := S - v w^T - w v^T
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let both = inColumns[c];
      // @unroll
      for (var e = 0u; e < EACH; e++) {
        a[e * COLS + c] = fma(-w[e], both.x, fma(-v[e], both.y, a[e * COLS + c]));
      }
    }
    let h = reflector(head.x, sums.x);
    let besideV = head.y;
    let besideW = head.z;
    if (mine == j % GROUPS) {
      // @unroll
      for (var e = 0u; e < EACH; e++) {
        let i = t + e * THREADS;
        if (i > j && i <= last) {
          W[i + j * p.ldw] = select(h.scale * y[e], 1.0, i == first);
        }
      }
      if (t == 0u) {
        T[p.ldt + p.offT + j] = h.beta;
        T[2u * p.ldt + p.offT + j] = h.tau;
      }
    }
    // @registers
    var products: array<u32, EACH>;
    // @registers
    var others: array<u32, EACH>;
    {
      let beside = next;
      let low = first;
      let high = last;
// @use lib/receive_rows
    }
    // Both as after the reflector before this; then the products with this one's vector, by symmetry.
    // @registers
    var x: array<f32, EACH>;
    // @registers
    var product: array<f32, EACH>;
    var share = 0.0;
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let i = t + e * THREADS;
      x[e] = fma(-v[e], besideW, fma(-w[e], besideV, opened(others[e])));
      let ofTail = fma(-v[e], sums.z, fma(-w[e], sums.y, opened(products[e])));
      product[e] = fma(h.scale, ofTail, x[e]);
      v[e] = select(h.scale * y[e], 1.0, i == first);
      if (i <= last) {
        share = fma(v[e], product[e], share);
      }
      if (i == first) {
        headOfProducts = product[e];
      }
    }
    let half = -0.5 * h.tau * h.tau * sumOfAll(lane, line, share, 1u);
    let beside = fma(h.tau, headOfProducts, half);
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let i = t + e * THREADS;
      let isLeft = i > j && i <= last;
      w[e] = select(0.0, fma(h.tau, product[e], half * v[e]), isLeft);
      y[e] = select(0.0, x[e] - fma(v[e], beside, w[e]), isLeft);
      if (isLeft && i % GROUPS == mine) {
        inColumns[i / GROUPS] = vec2f(v[e], w[e]);
      }
    }
  }
  if (p.isLast == 1u) {
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      if (t + e * THREADS == p.columns && mine == 0u) {
        T[p.offT + p.columns] = y[e];
      }
    }
    return;
  }
  workgroupBarrier();
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let column = mine + c * GROUPS;
    let both = inColumns[c];
    // @unroll
    for (var e = 0u; e < EACH; e++) {
      let i = t + e * THREADS;
      if (min(i, column) >= p.columns && max(i, column) <= last) {
        W[i + column * p.ldw] = fma(-w[e], both.x, fma(-v[e], both.y, a[e * COLS + c]));
      }
    }
  }
}
