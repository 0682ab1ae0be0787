// bdsdc_qr: singular values and vectors of the leaves, small upper bidiagonal matrices, by implicit QR iteration.
// Maths     a leaf of c columns has c rows if it is the last one; else one less, and its last column is rotated away first
// Storage   leaves[2*l], leaves[2*l + 1]: first column and c, up to MOST, of leaf l; T[first + i] its diagonal, T[n + first + i] what is
//           beside it -> left vectors in Z[offZ + first + i + (first + j)*ldz], i, j < c, right ones n columns behind; the bits of the
//           values, none negative, in no order, in found[n + first + j]; in found[first] 1 where sweeps were too few, else 0. What has no
//           value comes last: the row that the leaf lacks, and the vector that it takes to zero
// Mapping   workgroup (x) -> leaf x; thread -> a row of its left or of its right vectors; all threads have the recurrence, the same one
// Tunables  MOST, half the threads (32); workgroup bytes = 8*MOST*MOST
// Needs     elements up to 1. What is less than a small part of the unit roundoff of 1 is taken for zero, so that squares stay in the range
// Source    G. Golub, W. Kahan (1965); LAPACK xLASDQ, xBDSQR
const MOST: u32 = 32u;
const EPS: f32 = 5.9604645e-8;
const SWEEPS: u32 = 40u;

struct Params {
  baseX: u32,
  n: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read> leaves: array<u32>;
@group(0) @binding(1) var<storage, read> T: array<f32>;
@group(0) @binding(2) var<storage, read_write> Z: array<f32>;
@group(0) @binding(3) var<storage, read_write> found: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/plane_rotation

// A row is one thread's.
var<workgroup> rows: array<f32, 2u * MOST * MOST>;

// Columns i and i + 1 of a thread's row: c x + s y, c y - s x
fn turn(t: u32, i: u32, c: f32, s: f32) {
  let at = i * 2u * MOST + t;
  let x = rows[at];
  let y = rows[at + 2u * MOST];
  rows[at] = c * x + s * y;
  rows[at + 2u * MOST] = c * y - s * x;
}

@compute @workgroup_size(2u * MOST)
fn bdsdc_qr(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let leaf = 2u * (group.x + p.baseX);
  let first = leaves[leaf];
  let cols = leaves[leaf + 1u];
  let extra = first + cols < p.n;
  let n = select(cols, cols - 1u, extra);
  let right = t >= MOST;
  let row = t % MOST;
  var d: array<f32, MOST>;
  var e: array<f32, MOST>;
  for (var i = 0u; i < cols; i++) {
    d[i] = select(0.0, T[first + i], i < n);
    e[i] = select(0.0, T[p.n + first + i], i + 1u < cols);
    rows[i * 2u * MOST + t] = select(0.0, 1.0, i == row);
  }
  if (extra) {
    // To a lower bidiagonal matrix, whose last column is zero, from the right; and back from the left
    for (var side = 0u; side < 2u; side++) {
      for (var i = 0u; i + side < n; i++) {
        let r = rotation(d[i], e[i]);
        d[i] = r.z;
        e[i] = 0.0;
        if (i + 1u < n) {
          e[i] = r.y * d[i + 1u];
          d[i + 1u] *= r.x;
        }
        if (right == (side == 0u)) {
          turn(t, i, r.x, r.y);
        }
      }
    }
  }
  var left = SWEEPS * cols;
  for (var m = n; m > 1u && left > 0u; ) {
    // Rows l .. m - 1 do not split.
    var l = m - 1u;
    while (l > 0u && abs(e[l - 1u]) > max(EPS * (abs(d[l - 1u]) + abs(d[l])), 0.125 * EPS)) {
      l--;
    }
    if (l > 0u) {
      e[l - 1u] = 0.0;
    }
    if (l + 1u == m) {
      m--;
      continue;
    }
    left--;
    // The shift: of the last two rows' eigenvalues of B B^T the one that is nearer to the last; none where a row would be singular
    let last = m - 1u;
    var singular = false;
    for (var i = l; i < m; i++) {
      if (abs(d[i]) <= 0.125 * EPS) {
        d[i] = 0.0;
        singular = true;
      }
    }
    var f = d[l];
    if (!singular) {
      let above = d[last - 1u] * d[last - 1u] + e[last - 1u] * e[last - 1u];
      let below = d[last] * d[last];
      let off = d[last] * e[last - 1u];
      let half = 0.5 * (above - below);
      let away = sqrt(half * half + off * off);
      let shift = sqrt(max(0.0, below - off * (off / (half + select(away, -away, half < 0.0)))));
      f = (abs(d[l]) - shift) * (select(1.0, -1.0, d[l] < 0.0) + shift / d[l]);
    }
    var g = e[l];
    for (var i = l; i < last; i++) {
      let r = rotation(f, g);
      if (i > l) {
        e[i - 1u] = r.z;
      }
      f = r.x * d[i] + r.y * e[i];
      e[i] = r.x * e[i] - r.y * d[i];
      g = r.y * d[i + 1u];
      d[i + 1u] *= r.x;
      let q = rotation(f, g);
      d[i] = q.z;
      f = q.x * e[i] + q.y * d[i + 1u];
      d[i + 1u] = q.x * d[i + 1u] - q.y * e[i];
      if (i + 1u < last) {
        g = q.y * e[i + 1u];
        e[i + 1u] *= q.x;
      }
      turn(t, i, select(q.x, r.x, right), select(q.y, r.y, right));
    }
    e[last - 1u] = f;
  }
  if (row >= cols) {
    return;
  }
  let place = p.offZ + first + row + (first + select(0u, p.n, right)) * p.ldz;
  for (var j = 0u; j < cols; j++) {
    let negative = right && d[j] < 0.0;
    let x = rows[j * 2u * MOST + t];
    Z[place + j * p.ldz] = select(x, -x, negative);
  }
  if (right) {
    return;
  }
  // One element of a private array that is the same for all threads
  found[p.n + first + t] = bitcast<u32>(abs(d[t]));
  if (t == 0u) {
    found[first] = select(0u, 1u, left == 0u);
  }
}
