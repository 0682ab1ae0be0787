// Steps of a GRU's cells. Kernels have S, b, bU and Y besides what gru_cell needs.

fn given(d: u32, gate: u32, j: u32) -> V {
  var value = V();
  if (p.hasB == 1u) {
    value = widen(b[p.offB + (d * 3u + gate) * p.hidden + j]);
  }
  return value;
}

fn givenU(d: u32, gate: u32, j: u32) -> V {
  var value = V();
  if (p.hasBU == 1u) {
    value = widen(bU[p.offBU + (d * 3u + gate) * p.hidden + j]);
  }
  return value;
}

// What a gate is given from the inputs, with its bias, and that bias of the states.
fn fromInputs(d: u32, seq: u32, gate: u32, j: u32) -> V {
  return widen(S[p.offS + gatesAt(d, timeNow(d), seq) + gate * p.hidden + j]) + given(d, gate, j);
}

fn keep(d: u32, seq: u32, gate: u32, j: u32, value: V) {
  S[p.offS + gatesAt(d, timeNow(d), seq) + gate * p.hidden + j] = narrow(value);
}

fn finish(d: u32, seq: u32, j: u32, z: V, reset: V) {
  let n = tangent(fromInputs(d, seq, GATE_N, j) + reset);
  keep(d, seq, GATE_N, j, n);
  let state = fma(z, oldState(d, seq, j), (1.0 - z) * n);
  Y[p.offY + outputAt(d, timeNow(d), seq, j)] = narrow(state);
}

// A step whose reset gate acts behind the product, from the products of the states with U.
fn advance(d: u32, seq: u32, j: u32, ofZ: V, ofR: V, ofN: V) {
  let z = logistic(fromInputs(d, seq, p.gateZ, j) + ofZ + givenU(d, p.gateZ, j));
  let r = logistic(fromInputs(d, seq, p.gateR, j) + ofR + givenU(d, p.gateR, j));
  let q = ofN + givenU(d, GATE_N, j);
  keep(d, seq, p.gateZ, j, z);
  keep(d, seq, p.gateR, j, r);
  S[p.offS + keptAt(d, timeNow(d), seq, j)] = narrow(q);
  finish(d, seq, j, z, r * q);
}
