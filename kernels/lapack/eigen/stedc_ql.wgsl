// stedc_ql: eigenvalues and vectors of the leaves, small tridiagonal matrices, by implicit QL iteration.
// Storage   leaves[2*l], leaves[2*l + 1]: first row and order, up to MOST, of leaf l; T[first + i] its diagonal, T[n + first + i] what is
//           beside it -> vectors in Z[offZ + first + i + (first + j)*ldz], the bits of the values, in no order, in found[n + first + j]; in
//           found[first] 1 where sweeps were too few, else 0
// Mapping   workgroup (x) -> leaf x; thread -> a row of its vectors; all threads have the recurrence, the same one
// Tunables  MOST, also the threads (32); workgroup bytes = 4*MOST*MOST
// Needs     elements up to 1. What is less than a small part of the unit roundoff of 1 is taken for zero, so that squares stay in the range
// Source    EISPACK imtql2; LAPACK xSTEQR
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
var<workgroup> rows: array<f32, MOST * MOST>;

@compute @workgroup_size(MOST)
fn stedc_ql(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let leaf = 2u * (group.x + p.baseX);
  let first = leaves[leaf];
  let n = leaves[leaf + 1u];
  var d: array<f32, MOST>;
  var e: array<f32, MOST>;
  for (var i = 0u; i < n; i++) {
    d[i] = T[first + i];
    e[i] = select(0.0, T[p.n + first + i], i + 1u < n);
    rows[i * MOST + t] = select(0.0, 1.0, i == t);
  }
  var left = SWEEPS * n;
  for (var l = 0u; l < n && left > 0u; ) {
    var m = l;
    while (m + 1u < n && abs(e[m]) > max(EPS * (abs(d[m]) + abs(d[m + 1u])), 0.125 * EPS)) {
      m++;
    }
    if (m == l) {
      l++;
      continue;
    }
    left--;
    let half = 0.5 * (d[l + 1u] - d[l]);
    let away = sqrt(half * half + e[l] * e[l]);
    // d[m] less Wilkinson's shift
    var g = d[m] - d[l] + e[l] * (e[l] / (half + select(away, -away, half < 0.0)));
    var s = 1.0;
    var c = 1.0;
    var shift = 0.0;
    var whole = true;
    for (var i = m; i > l; i--) {
      let f = s * e[i - 1u];
      let b = c * e[i - 1u];
      if (f == 0.0 && g == 0.0) {
        // Splits here
        e[i] = 0.0;
        d[i] -= shift;
        whole = false;
        break;
      }
      let turn = rotation(g, f);
      e[i] = turn.z;
      c = turn.x;
      s = turn.y;
      g = d[i] - shift;
      let r = (d[i - 1u] - g) * s + 2.0 * c * b;
      shift = s * r;
      d[i] = g + shift;
      g = c * r - b;
      let x = rows[(i - 1u) * MOST + t];
      let y = rows[i * MOST + t];
      rows[i * MOST + t] = s * x + c * y;
      rows[(i - 1u) * MOST + t] = c * x - s * y;
    }
    if (whole) {
      d[l] -= shift;
      e[l] = g;
    }
    if (m + 1u < n) {
      e[m] = 0.0;
    }
  }
  if (t >= n) {
    return;
  }
  for (var j = 0u; j < n; j++) {
    Z[p.offZ + first + t + (first + j) * p.ldz] = rows[j * MOST + t];
  }
  // One element of a private array that is the same for all threads
  found[p.n + first + t] = bitcast<u32>(d[t]);
  if (t == 0u) {
    found[first] = select(0u, 1u, left == 0u);
  }
}
