"""Every word a person reads: Fluent files turn ids and facts into sentences of the reader's language.

The engine's own texts are in ``locale/*.ftl`` here, those of a game in ``locale/*.ftl`` of its package. Next to these
a game's verbs and facts say what the arguments of its options and messages refer to (see `references`).

Ids follow one scheme:

- ``telling-ID`` an entry of the log, ``ask-TOPIC`` a question, ``refusal-REASON`` why something is not legal,
  ``foresee-ID`` what an option costs and may lead to;
- the attribute ``.waiting`` of ``ask-TOPIC`` what those read who are not asked: the matter, addressing nobody;
- ``option-VERB`` the label of an option; the attribute ``.VERB`` of ``ask-TOPIC`` overrules it for that question;
- ``KIND-IDENT`` a name: ``place-sardeis``, ``general-perdikkas``; ``units-KIND`` counts combat units;
- ``opt-NAME`` an option of the table, with a line about it in ``.about``;
- anything else is asked for by its own id.

Numbers of a list come one by one (``$dice-1``) and as ``$dice-sum`` and ``$dice-least``; what can be reckoned with them
is in `tyche.text.arithmetic`.

Whatever a message speaks about comes as ``$fact`` (its name) and ``$fact-id`` (its plain id, for selectors). Attributes
of a name are forms of it and come along: where a language gives places a locative ``.at``, it finds ``$place-at``.
Forms that most names of a kind build in the same way are attributes of ``forms-KIND``, made from ``$name``; an
attribute of the name itself goes before. Counted combat units have the forms that ``units-none`` has. A selector whose
default is ``missing`` asks for a fact that only some uses of a message have.
"""

from tyche.text.messages import CardText, Messages

__all__ = ["CardText", "Messages"]
