// Tiles of 64 rows and 32 columns on 256 threads, of which thread (ty, tx) has rows 4 ty to 4 ty + 3 of columns tx and tx + 16: products
// along a depth, and sums over the columns. Kernels say by loadA, loadB and loadC what a tile is made of: rows, columns, and what the sums
// are of; `which` is for those that have several. All threads take part.
const ROWS: u32 = 64u;
const COLS: u32 = 32u;
const DEPTH: u32 = 16u;
// Columns of a chunk of sums, of which a thread has tx and tx + 16.
const WIDTH: u32 = 32u;
// Beside 16 groups of four rows, or 16 columns, one is left free, so that threads side by side meet different banks.
const GAP: u32 = 17u;
const START_B: u32 = DEPTH * GAP;

// Four rows at a depth; behind them two columns at two depths; or two columns of two rows of a chunk.
var<workgroup> tile: array<vec4<V>, START_B + DEPTH / 2u * GAP>;
// Four rows of a column.
var<workgroup> weights: array<vec4<V>, COLS * GAP>;

struct Pair {
  x: vec4<V>,
  y: vec4<V>,
}

// The products of four rows with columns tx and tx + 16.
fn products(which: u32, depth: u32, t: u32) -> Pair {
  let ty = t / 16u;
  let tx = t % 16u;
  var x = vec4<V>();
  var y = vec4<V>();
  workgroupBarrier();
  for (var d0 = 0u; d0 < depth; d0 += DEPTH) {
    // Threads side by side read depths that are neighbours in memory.
    tile[tx * GAP + ty] = vec4<V>(
      loadA(which, 4u * ty, d0 + tx),
      loadA(which, 4u * ty + 1u, d0 + tx),
      loadA(which, 4u * ty + 2u, d0 + tx),
      loadA(which, 4u * ty + 3u, d0 + tx),
    );
    if (t < 128u) {
      let col = t / 8u;
      let d = 2u * (t % 8u);
      tile[START_B + d / 2u * GAP + col] = vec4<V>(
        loadB(which, col, d0 + d),
        loadB(which, col + 16u, d0 + d),
        loadB(which, col, d0 + d + 1u),
        loadB(which, col + 16u, d0 + d + 1u),
      );
    }
    workgroupBarrier();
    // @unroll
    for (var d = 0u; d < 8u; d++) {
      let b = tile[START_B + d * GAP + tx];
      let a0 = tile[2u * d * GAP + ty];
      let a1 = tile[(2u * d + 1u) * GAP + ty];
      x = fma(a0, vec4<V>(b.x), fma(a1, vec4<V>(b.z), x));
      y = fma(a0, vec4<V>(b.y), fma(a1, vec4<V>(b.w), y));
    }
    workgroupBarrier();
  }
  return Pair(x, y);
}

// The sums over all columns of `weights` times what loadC has, added to two columns of a chunk.
fn summed(which: u32, col0: u32, t: u32, before: Pair) -> Pair {
  let ty = t / 16u;
  let tx = t % 16u;
  var x = before.x;
  var y = before.y;
  tile[t] = vec4<V>(
    loadC(which, 2u * ty, col0 + tx),
    loadC(which, 2u * ty, col0 + tx + 16u),
    loadC(which, 2u * ty + 1u, col0 + tx),
    loadC(which, 2u * ty + 1u, col0 + tx + 16u),
  );
  workgroupBarrier();
  // @unroll
  for (var j = 0u; j < 16u; j++) {
    let c = tile[j * 16u + tx];
    let w0 = weights[2u * j * GAP + ty];
    let w1 = weights[(2u * j + 1u) * GAP + ty];
    x = fma(w0, vec4<V>(c.x), fma(w1, vec4<V>(c.z), x));
    y = fma(w0, vec4<V>(c.y), fma(w1, vec4<V>(c.w), y));
  }
  workgroupBarrier();
  return Pair(x, y);
}

fn putWeights(t: u32, x: vec4<V>, y: vec4<V>) {
  weights[t % 16u * GAP + t / 16u] = x;
  weights[(t % 16u + 16u) * GAP + t / 16u] = y;
}

// The largest number of each row, of one for every thread.
fn largestOfRows(t: u32, x: vec4<V>) -> vec4<V> {
  weights[t % 16u * GAP + t / 16u] = x;
  workgroupBarrier();
  var largest = x;
  for (var l = 0u; l < 16u; l++) {
    largest = max(largest, weights[l * GAP + t / 16u]);
  }
  workgroupBarrier();
  return largest;
}

// The sum of each row, of one number for every thread.
fn sumOfRows(t: u32, x: vec4<V>) -> vec4<V> {
  weights[t % 16u * GAP + t / 16u] = x;
  workgroupBarrier();
  var sum = vec4<V>();
  for (var l = 0u; l < 16u; l++) {
    sum += weights[l * GAP + t / 16u];
  }
  workgroupBarrier();
  return sum;
}
