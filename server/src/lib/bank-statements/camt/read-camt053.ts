import { SaxesParser } from 'saxes';
import { camtPayments } from './camt-entry.ts';
import { statementFault } from '../statement-fault.ts';
import type { StatementParts, StatementPayment } from '../statement-payment.ts';
import { breathe, slices } from '../slices.ts';
import type { XmlNode } from './xml-node.ts';

const CAMT = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d$/;
const ENTRY = 'Ntry';
const ACCOUNT = 'Acct';

/**
 * Incoming payments of a CAMT.053 statement, of any version since 02. An entry is kept in memory only until it ends.
 * Throws `invalid_input`.
 */
export async function* readCamt053(text: string): StatementParts {
  const reader = new CamtReader();
  for (const slice of slices(text)) {
    reader.write(slice);
    yield reader.take();
    await breathe();
  }
  reader.close();
  yield reader.take();
}

class CamtReader {
  readonly #parser = new SaxesParser();
  readonly #names: string[] = [];
  /** The open elements of the entry or account that is being read. */
  readonly #open: XmlNode[] = [];
  #account: XmlNode | null = null;
  #entry = 0;
  #entries = 0;
  #payments: StatementPayment[] = [];

  constructor() {
    this.#parser.on('doctype', () => {
      throw statementFault('doctype', { line: this.#parser.line });
    });
    this.#parser.on('error', () => {
      throw statementFault('broken_xml', { line: this.#parser.line });
    });
    this.#parser.on('opentag', ({ attributes, name }) => this.#start(name, attributes));
    this.#parser.on('closetag', () => this.#end());
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
  }

  write(slice: string): void {
    this.#parser.write(slice);
  }

  close(): void {
    this.#parser.close();
  }

  take(): { entries: number; payments: StatementPayment[] } {
    const taken = { entries: this.#entries, payments: this.#payments };
    this.#entries = 0;
    this.#payments = [];
    return taken;
  }

  #start(name: string, attributes: Record<string, string>): void {
    const local = name.slice(name.indexOf(':') + 1);
    if (this.#names.length === 0 && !Object.values(attributes).some((value) => CAMT.test(value))) {
      throw statementFault('other_xml');
    }
    if (local === 'Stmt') this.#account = null;
    const parent = this.#names.at(-1);
    this.#names.push(local);
    const begins = parent === 'Stmt' && (local === ENTRY || local === ACCOUNT);
    if (this.#open.length === 0 && !begins) return;
    const node: XmlNode = { name: local, text: '', attributes, children: [] };
    this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }

  #end(): void {
    this.#names.pop();
    const node = this.#open.pop();
    if (node === undefined || this.#open.length > 0) return;
    if (node.name === ACCOUNT) {
      this.#account = node;
      return;
    }
    this.#entry += 1;
    this.#entries += 1;
    this.#payments.push(...camtPayments(node, this.#account, this.#entry));
  }

  #add(text: string): void {
    const node = this.#open.at(-1);
    if (node !== undefined) node.text += text;
  }
}
