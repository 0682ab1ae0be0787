// steqr_rotate: the vectors of leaves from the rotations of steqr_sweeps, and when there are no more of them, values in ascending order.
// Storage   words, list as steqr_sweeps leaves them -> block (top, top) of problem z, column-major, n elements from column to column, in Z
//           from (start + z)*n*n on or, if an odd number of divisions leads to the leaves, in Y from z*n*n on; list VALUES; of problems
//           that are not divided d[(start + z)*n + j], scaled back; info[start + z] += elements beside the diagonal that have not converged
// Mapping   workgroup x -> LEAVES leaves side by side; thread -> row of the vectors of one
// Tunables  MOST, the largest order of a leaf (at most lib/steqr_words' LEAF)  LEAVES, of which a workgroup has MOST threads each
//           CHUNK, words of two of a list that are fetched at a time   workgroup bytes = LEAVES*(4*MOST*MOST + 4*MOST + 8*CHUNK + 4)
// Needs     Z and Y are different buffers; Y may be anything if no problem is divided
// Source    LAPACK xLASR
const MOST: u32 = 32u;
const LEAVES: u32 = 1u;
const CHUNK: u32 = 64u;
const THREADS: u32 = LEAVES * MOST;

struct Params {
  baseX: u32,
// @use lib/steqr_fields
  capacity: u32,
  round: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read_write> words: array<u32>;
@group(0) @binding(2) var<storage, read> list: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> Z: array<f32>;
@group(0) @binding(4) var<storage, read_write> Y: array<f32>;
@group(0) @binding(5) var<storage, read_write> d: array<u32>;
@group(0) @binding(6) var<storage, read_write> info: array<atomic<u32>>;
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/steqr_words
// @use lib/steqr_state

// A row is one thread's: element j at j*THREADS + thread.
var<workgroup> rows: array<f32, THREADS * MOST>;
var<workgroup> turns: array<vec2u, LEAVES * CHUNK>;
var<workgroup> lengths: array<u32, LEAVES>;
var<workgroup> places: array<u32, THREADS>;

@compute @workgroup_size(THREADS)
fn steqr_rotate(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) thread: u32) {
  let side = thread / MOST;
  let t = thread % MOST;
  let index = (group.x + p.baseX) * LEAVES + side;
  let z = min(index >> p.levels, p.count - 1u);
  let own = index & ((1u << p.levels) - 1u);
  let order = orderOf(z);
  let depth = depthOf(order);
  // Of such as have no rows there is no state either
  let exists = (index >> p.levels) == z && order > 0u && own >> depth == 0u;
  let top = boundary(order, depth, own);
  let inY = depth % 2u == 1u;
  let corner = (z + select(p.start, 0u, inY)) * p.n * p.n + top * p.n + top;
  let state = stateOf(z, own);
  var status = EARLIER;
  var n = 0u;
  var used = 0u;
  if (exists) {
    status = words[state];
    if (status != EARLIER) {
      n = boundary(order, depth, own + 1u) - top;
      used = words[state + 1u];
    }
  }
  let place = index * p.capacity;
  let whole = status == DONE || status == FAILED;

  for (var j = 0u; j < n; j++) {
    var value = select(0.0, 1.0, j == t);
    if (p.round > 0u && t < n) {
      if (inY) {
        value = Y[corner + t + j * p.n];
      } else {
        value = Z[corner + t + j * p.n];
      }
    }
    rows[j * THREADS + thread] = value;
  }
  if (t == 0u) {
    lengths[side] = used;
  }
  var longest = 0u;
  // @unroll
  for (var other = 0u; other < LEAVES; other++) {
    longest = max(longest, workgroupUniformLoad(&lengths[other]));
  }
  // What a sweep carries from column to column, and how many rotations are left of it
  var carried = 0.0;
  var at = 0u;
  var stride = 0u;
  var left = 0u;
  for (var first = 0u; first < longest; first += CHUNK) {
    let fetched = min(CHUNK, max(used, first) - first);
    for (var i = t; i < fetched; i += MOST) {
      turns[side * CHUNK + i] = list[place + first + i];
    }
    workgroupBarrier();
    for (var i = 0u; i < fetched; ) {
      if (left == 0u) {
        let sweep = turns[side * CHUNK + i];
        left = sweep.y & 0x7fffffffu;
        stride = select(THREADS, 0u - THREADS, sweep.y == left);
        at = sweep.x * THREADS + thread;
        carried = rows[at];
        i++;
      }
      let stop = min(fetched, i + left);
      left -= stop - i;
      // Four at a time are fetched before the first of them is stored: a load behind a store waits.
      for (; i + 4u <= stop; i += 4u) {
        // @registers
        var turn: array<vec2f, 4>;
        // @registers
        var x: array<f32, 4>;
        // @unroll
        for (var r = 0u; r < 4u; r++) {
          turn[r] = bitcast<vec2f>(turns[side * CHUNK + i + r]);
          x[r] = rows[at + (r + 1u) * stride];
        }
        // @unroll
        for (var r = 0u; r < 4u; r++) {
          rows[at + r * stride] = fma(turn[r].y, x[r], turn[r].x * carried);
          carried = fma(turn[r].x, x[r], -(turn[r].y * carried));
        }
        at += 4u * stride;
      }
      for (; i < stop; i++) {
        let turn = bitcast<vec2f>(turns[side * CHUNK + i]);
        let x = rows[at + stride];
        rows[at] = fma(turn.y, x, turn.x * carried);
        carried = fma(turn.x, x, -(turn.y * carried));
        at += stride;
      }
      if (left == 0u) {
        rows[at] = carried;
      }
    }
    workgroupBarrier();
  }

  if (whole && t < n) {
    let value = bitcast<f32>(words[wordOf(DIAGONAL, z, top + t)]);
    var before = 0u;
    for (var j = 0u; j < n; j++) {
      let other = bitcast<f32>(words[wordOf(DIAGONAL, z, top + j)]);
      before += select(0u, 1u, other < value || (other == value && j < t));
    }
    places[thread] = before;
    words[wordOf(VALUES, z, top + before)] = bitcast<u32>(value);
    if (depth == 0u) {
      let result = scaledOne(value, -bitcast<i32>(words[factsOf(z)]));
      d[(p.start + z) * p.n + before] = select(bitcast<u32>(result), NAN, words[factsOf(z) + 1u] != 0u);
    }
    if (status == FAILED && words[wordOf(BESIDE, z, top + t)] != 0u) {
      atomicAdd(&info[p.start + z], 1u);
    }
  }
  workgroupBarrier();
  if (t >= n) {
    return;
  }
  for (var j = 0u; j < n; j++) {
    let to = corner + t + select(j, places[side * MOST + j], whole) * p.n;
    if (inY) {
      Y[to] = rows[j * THREADS + thread];
    } else {
      Z[to] = rows[j * THREADS + thread];
    }
  }
}
